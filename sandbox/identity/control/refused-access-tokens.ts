type RefusedTokens = 'none' | 'issued-so-far' | 'all';

/** Lets a test make the API refuse valid access tokens, as after a change of keys. */
export function createRefusedAccessTokens() {
  let refused: RefusedTokens = 'none';
  const issuedSince = new Set<string>();
  return {
    set(next: RefusedTokens): void {
      refused = next;
      issuedSince.clear();
    },
    issued(jti: string): void {
      if (refused === 'issued-so-far') issuedSince.add(jti);
    },
    has: (jti: string): boolean => refused === 'all' || (refused === 'issued-so-far' && !issuedSince.has(jti)),
  };
}
export type RefusedAccessTokens = ReturnType<typeof createRefusedAccessTokens>;
