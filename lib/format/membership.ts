const meanings = new Map(
  Object.entries({
    APPLICATION_USER: 'has an account',
    NON_APPLICATION_USER: 'no account, name only',
  }),
);

export function membershipMeaning(type: string): string | null {
  return meanings.get(type) ?? null;
}
