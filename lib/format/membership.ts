const meanings = new Map(
  Object.entries({
    APPLICATION_USER: 'a golfer with an account',
    NON_APPLICATION_USER: 'known by name only, without an account',
  }),
);

/** What a membership type means; null for an unknown one. */
export function membershipMeaning(type: string): string | null {
  return meanings.get(type) ?? null;
}
