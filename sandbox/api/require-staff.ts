import { createMiddleware } from 'hono/factory';
import { errorBody } from './errors';

export type Principal = {
  sub: string;
  username: string;
  groups: string[];
  /** The e-mail in the token. Cognito's access tokens contain none. */
  email?: string | null;
};

/** Thrown by a `VerifyAccessToken` for an invalid token. Any other error means that the verifier failed. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

/** @throws InvalidTokenError */
export type VerifyAccessToken = (bearer: string) => Promise<Principal>;

type GuardedEnv = { Variables: { principal: Principal } };

/** Responds 401 without a valid access token, and 403 if the token lacks the staff group. */
export const requireStaff = (verifyAccessToken: VerifyAccessToken, group: string) =>
  createMiddleware<GuardedEnv>(async (c, next) => {
    const [, bearer] = /^Bearer ([\w.~+/=-]+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    const principal = bearer ? await verify(verifyAccessToken, bearer) : null;
    if (!principal) {
      c.header('WWW-Authenticate', 'Bearer');
      return c.json(errorBody('unauthorized', 'Sign in: the access token is missing or not valid'), 401);
    }
    if (!principal.groups.includes(group)) {
      return c.json(errorBody('forbidden', 'This sign-in has no access to the back office'), 403);
    }
    c.set('principal', principal);
    return await next();
  });

async function verify(verifyAccessToken: VerifyAccessToken, bearer: string): Promise<Principal | null> {
  try {
    return await verifyAccessToken(bearer);
  } catch (error) {
    if (error instanceof InvalidTokenError) return null;
    throw error;
  }
}
