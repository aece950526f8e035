import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from '@/lib/server/process-state';

/** Thrown if the session's token must be renewed but cannot be at the moment. The message is for staff. */
export class TokenUnavailable extends Error {
  override name = 'TokenUnavailable';
}

/** Where the API client gets the access token of the current session. */
export type SessionTokens = {
  /** @param refused a token that the API has just refused with 401 @throws TokenUnavailable */
  get: (refused?: string) => Promise<string>;
  /** Called when the API has refused two tokens in a row. Redirects to the sign-in screen. */
  refuse: () => Promise<never>;
};

/** Held by the process, because middleware, pages and handlers are separate bundles. */
export const tokensOfHandler = () => processState('sessionTokens', () => new AsyncLocalStorage<SessionTokens>());
