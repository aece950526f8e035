import { isFetchedByRouter, type RequestKind } from './activity';

const END_WORDS: ReadonlyMap<unknown, string> = new Map([
  ['expired', 'Your session has ended. Sign in again.'],
  ['idle', 'Your session timed out. Sign in again.'],
  ['refused', 'Your session is no longer valid. Sign in again.'],
]);

const OTHER_WORDS: ReadonlyMap<unknown, string> = new Map([
  ['late', 'The sign-in took too long. Sign in again.'],
  ['reset', 'Password changed. Sign in.'],
  [
    'reset-here',
    'Password changed, but you may still be signed in elsewhere. Sign in, then choose “Log out everywhere”.',
  ],
]);

/** The text on /login for the `reason` in the URL. */
export function reasonText(reason: unknown): string | undefined {
  return END_WORDS.get(reason) ?? OTHER_WORDS.get(reason);
}

/**
 * True if /login should redirect a user with a valid session. Not for the router’s requests: they do not delete the
 * cookie of an ended session, so two instances could redirect them to each other for ever.
 */
export function isLeavingLogin(request: RequestKind, reason: string | null): boolean {
  const isOpened = request.pathname === '/login' && (request.method === 'GET' || request.method === 'HEAD');
  return isOpened && !isFetchedByRouter(request) && !OTHER_WORDS.has(reason);
}
