import { createMiddleware } from 'hono/factory';
import { errorBody } from './errors';

/** The caller, as a verified access token names them. */
export type Principal = {
  sub: string;
  username: string;
  groups: string[];
  /** Cognito's access tokens carry no e-mail. */
  email?: string | null;
};

/** Thrown for a token that does not verify; any other error is a failure of the verifier. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

/** @throws InvalidTokenError */
export type VerifyAccessToken = (bearer: string) => Promise<Principal>;

type GuardedEnv = { Variables: { principal: Principal } };

/** Requires a valid access token that carries the group: 401 without one, 403 without the group. */
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
