const meanings = new Map(
  Object.entries({
    APPLICATION_USER: 'has an app account',
    NON_APPLICATION_USER: 'guest without an app account',
  }),
);

export function membershipMeaning(type: string): string | null {
  return meanings.get(type) ?? null;
}
