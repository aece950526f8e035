import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from '@/lib/server/process-state';

/** The session has a token that must be renewed, but it cannot be renewed now. The message is for staff. */
export class TokenUnavailable extends Error {
  override name = 'TokenUnavailable';
}

/** Where the API client gets the access token of the current session. */
export type SessionTokens = {
  /** @param refused a token that the API has just refused with 401 @throws TokenUnavailable */
  get: (refused?: string) => Promise<string>;
  /** Called when the API has refused two tokens. Redirects to the login screen. */
  refuse: () => Promise<never>;
};

/** Middleware, pages and handlers are separate bundles, so the storage belongs to the process. */
export const tokensOfHandler = () => processState('sessionTokens', () => new AsyncLocalStorage<SessionTokens>());
