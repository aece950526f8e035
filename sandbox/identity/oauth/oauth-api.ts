import { type Context, Hono } from 'hono';
import type { IdentityContext } from '../context';
import { isSignedToken } from '../tokens/is-signed-token';
import { authenticateClient } from './client-authentication';
import { readForm } from './form';
import { OAuthError } from './oauth-error';
import { grantTokens } from './token';
import { userInfo } from './user-info';

/** The endpoints that clients call without a browser. */
export function createOAuthApi(context: IdentityContext): Hono {
  const { client, grants } = context;
  const app = new Hono();
  app.onError((error, c) => {
    if (!(error instanceof OAuthError)) {
      context.log(`identity failed: ${error.stack ?? error.message}`);
      return c.json({ error: 'server_error' }, 500);
    }
    const { code, description, status } = error;
    if (status === 401) c.header('WWW-Authenticate', 'Basic realm="token"');
    return c.json({ error: code, ...(description !== undefined && { error_description: description }) }, status);
  });

  app.post('/oauth2/token', async (c) => {
    const form = await readForm(c);
    authenticateClient(client, c.req.header('authorization'), form, 400);
    return c.json(await grantTokens(form, context));
  });

  app.post('/oauth2/revoke', async (c) => {
    const form = await readForm(c);
    authenticateClient(client, c.req.header('authorization'), form, 401);
    const token = form.get('token');
    if (!token) throw new OAuthError('invalid_request', 'token is missing');
    if (isSignedToken(token)) throw new OAuthError('unsupported_token_type');
    await grants.revokeByRefreshToken(token);
    return c.body(null, 200);
  });

  app.on(['GET', 'POST'], '/oauth2/userInfo', async (c) => {
    const [, bearer] = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (!bearer) return challenge(c, 400, 'invalid_request', 'Bad OAuth2 request at UserInfo Endpoint');
    const answer = await userInfo(bearer, context);
    return answer.ok ? c.json(answer.claims) : challenge(c, 401, 'invalid_token', answer.description);
  });
  return app;
}

function challenge(c: Context, status: 400 | 401, error: string, description: string): Response {
  c.header('WWW-Authenticate', `Bearer error="${error}", error_description="${description}"`);
  return c.json({ error, error_description: description }, status);
}
