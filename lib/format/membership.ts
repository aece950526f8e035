const meanings = new Map(
  Object.entries({
    APPLICATION_USER: 'has an account',
    NON_APPLICATION_USER: 'no account, name only',
  }),
);

/** What a membership type means; null for an unknown one. */
export function membershipMeaning(type: string): string | null {
  return meanings.get(type) ?? null;
}
