/**
 * Where the server redirects, to renew a token or to sign in. The browser follows it, since the router would keep a page
 * whose address is the same afterwards.
 * @throws any other error, for the boundaries around the page
 */
export function redirectOf(error: unknown): string {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
  // As the framework writes it: `NEXT_REDIRECT;type;address;status;`.
  const [kind, , ...rest] = digest.split(';');
  if (kind !== 'NEXT_REDIRECT') throw error;
  return rest.slice(0, -2).join(';');
}
