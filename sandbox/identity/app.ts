import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { Principal } from '@/sandbox/api/require-staff';
import { staffGroup } from './accounts';
import { createContext, type IdentityOptions, poolId } from './context';
import { createControlApi } from './control/control-api';
import { createFaultInjection } from './control/faults';
import { createHostedPages } from './hosted/hosted-pages';
import { createJsonApi } from './json-api/json-api';
import { createDiscovery, createOAuthApi } from './oauth/oauth-api';
import { loadSecrets } from './secrets';
import { createAccessTokenVerifier } from './tokens/access-tokens';

const largestBody = 64 * 1024;

export type Identity = {
  app: Hono;
  verifyAccessToken: (bearer: string) => Promise<Principal>;
  /** The environment variables that make the app use this pool. */
  appEnv: Record<
    'AUTH_SECRET' | 'AUTH_COGNITO_ID' | 'AUTH_COGNITO_SECRET' | 'AUTH_COGNITO_ISSUER' | 'AUTH_STAFF_GROUP',
    string
  >;
};

/** Creates a user pool with one app client. It must be served at the root of `origin`. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const secrets = await loadSecrets(options.dataDir);
  const context = await createContext(options, secrets);
  const { client, origin, issuer } = context;
  const faults = createFaultInjection();
  const app = new Hono();
  // Only for these paths, because the same origin serves the API.
  for (const path of ['/', '/oauth2/*', '/login', '/logout', `/${poolId}/*`, '/control/*']) {
    app.use(path, answerHeaders, bodyLimit({ maxSize: largestBody }));
    if (path !== '/control/*') app.use(path, faults.middleware);
  }
  app.route('/', createDiscovery(origin, issuer, context.jwks));
  app.route('/', createJsonApi(context, secrets.controlToken));
  app.route('/', createOAuthApi(context));
  app.route('/', createHostedPages(context));
  app.route('/', createControlApi(context, faults, secrets.controlToken));
  return {
    app,
    verifyAccessToken: createAccessTokenVerifier(context.readAccessToken, context.refused),
    appEnv: {
      AUTH_SECRET: secrets.authSecret,
      AUTH_COGNITO_ID: client.id,
      AUTH_COGNITO_SECRET: client.secret ?? '',
      AUTH_COGNITO_ISSUER: issuer,
      AUTH_STAFF_GROUP: staffGroup,
    },
  };
}

const answerHeaders = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
});
