import { createMiddleware } from 'hono/factory';
import { errorBody } from './errors';
import { type Principal, TokenRefused, type VerifyAccessToken } from './principal';

export type GuardedEnv = { Variables: { principal: Principal } };

/** Lets through who brings an access token that verifies and carries the group. */
export const guard = (verifyAccessToken: VerifyAccessToken, group: string) =>
  createMiddleware<GuardedEnv>(async (c, next) => {
    const [, bearer] = /^Bearer ([\w.~+/=-]+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    const principal = bearer ? await verified(verifyAccessToken, bearer) : null;
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

async function verified(verifyAccessToken: VerifyAccessToken, bearer: string): Promise<Principal | null> {
  try {
    return await verifyAccessToken(bearer);
  } catch (error) {
    if (error instanceof TokenRefused) return null;
    throw error;
  }
}
