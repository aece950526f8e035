import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { Principal } from '@/sandbox/api/require-staff';
import type { Database } from '@/sandbox/db/database';
import { createAccounts, staffGroup } from './accounts';
import { type Clock, systemClock } from './clock';
import type { AuthorizationCode, BrowserSession, Challenge, Client, IdentityContext } from './context';
import { createControlApi } from './control/control-api';
import { createFaultInjection, createRefusedAccessTokens } from './control/faults';
import { browserSessionSeconds } from './hosted/cookies';
import { createHostedPages } from './hosted/hosted-pages';
import { createJsonApi } from './json-api/json-api';
import { createLockout } from './limits/lockout';
import { createRateLimit, createThrottle } from './limits/throttle';
import { createDiscovery } from './oauth/discovery';
import { createOAuthApi } from './oauth/oauth-api';
import { createFileOutbox, type Outbox } from './outbox';
import { createPasswordHash } from './password/password-hash';
import { createPasswordSignIn } from './password/password-sign-in';
import { loadSecrets } from './secrets';
import { defaultSettings, type Settings } from './settings';
import { createGrantStore } from './store/grants';
import { createResetCodeStore } from './store/reset-codes';
import { createSoftwareTokenStore } from './store/software-tokens';
import { createUserStore } from './store/users';
import { createAccessTokenReader, createAccessTokenVerifier } from './tokens/access-tokens';
import { createSessions } from './tokens/sessions';
import { createTickets } from './tokens/tickets';
import { createTokenMint, importSigningKeys } from './tokens/token-mint';

export const poolId = 'eu-west-2_Fairway01';

const codeSeconds = 5 * 60;
const challengeSeconds = 3 * 60;
/** A session text of some 1,000 characters, like Cognito's: cookies must be able to hold one. */
const challengeBytes = 750;
const largestBody = 64 * 1024;

export type IdentityOptions = {
  db: Database;
  /** Holds `identity.json` (keys and secrets) and `outbox/`. */
  dataDir: string;
  /** The origin of this server, such as `http://127.0.0.1:4000`. */
  origin: string;
  /** The origins of the only client. */
  appOrigins: readonly string[];
  clock?: Clock;
  log?: (line: string) => void;
  outbox?: Outbox;
  settings?: Partial<Settings>;
  /** The cost of a password hash: log2 of scrypt's N. */
  passwordLogCost?: number;
  /** The app client has no secret. */
  publicClient?: boolean;
};

export type Identity = {
  app: Hono;
  verifyAccessToken: (bearer: string) => Promise<Principal>;
  /** What the app needs in its environment to use this pool. */
  appEnv: Record<
    'AUTH_SECRET' | 'AUTH_COGNITO_ID' | 'AUTH_COGNITO_SECRET' | 'AUTH_COGNITO_ISSUER' | 'AUTH_STAFF_GROUP',
    string
  >;
};

/** A user pool of one app on this machine. Serve it at the root of `origin`. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { db, dataDir, origin, appOrigins, clock = systemClock, log = console.log } = options;
  const secrets = await loadSecrets(dataDir);
  const keys = await importSigningKeys(secrets);
  const issuer = `${origin}/${poolId}`;
  const settings: Settings = { ...defaultSettings, ...options.settings };
  const client: Client = {
    id: secrets.clientId,
    secret: options.publicClient ? undefined : secrets.clientSecret,
    redirectUris: appOrigins.map((app) => `${app}/api/auth/callback/cognito`),
    logoutUris: appOrigins.flatMap((app) => [`${app}/login`, `${app}/`]),
  };
  const hashPassword = createPasswordHash(options.passwordLogCost);
  const accounts = createAccounts({ db, clock, hashPassword, totpSecret: secrets.totpSecret });
  await accounts.ensure();

  const users = createUserStore(db, clock, hashPassword);
  const grants = createGrantStore(db, clock, settings);
  const lockout = createLockout(clock);
  const refused = createRefusedAccessTokens();
  const signing = { keys, issuer, clientId: client.id, clock };
  const readAccessToken = createAccessTokenReader(signing);
  const context: IdentityContext = {
    clock,
    log,
    origin,
    appOrigins,
    issuer,
    poolId,
    client,
    settings,
    users,
    grants,
    resetCodes: createResetCodeStore(db, clock),
    softwareTokens: createSoftwareTokenStore(db, clock),
    sessions: createSessions({ users, grants, mint: createTokenMint({ ...signing, settings, refused }) }),
    signIn: await createPasswordSignIn(users, lockout, settings, hashPassword),
    lockout,
    codeLockout: createLockout(clock),
    resetRequests: createRateLimit(clock, 60 * 60 * 1000),
    throttle: createThrottle(clock, settings),
    readAccessToken,
    challenges: createTickets<Challenge>(clock, challengeSeconds, challengeBytes),
    codes: createTickets<AuthorizationCode>(clock, codeSeconds),
    browserSessions: createTickets<BrowserSession>(clock, browserSessionSeconds),
    outbox: options.outbox ?? createFileOutbox(dataDir, clock, log),
  };

  const faults = createFaultInjection();
  const app = new Hono();
  // Named paths, not '*': the API is served at the same origin.
  for (const path of ['/', '/oauth2/*', '/login', '/logout', `/${poolId}/*`, '/control/*']) {
    app.use(path, answerHeaders, bodyLimit({ maxSize: largestBody }));
    if (path !== '/control/*') app.use(path, faults.middleware);
  }
  app.route('/', createDiscovery(origin, issuer, keys.jwks));
  app.route('/', createJsonApi(context, secrets.controlToken));
  app.route('/', createOAuthApi(context));
  app.route('/', createHostedPages(context));
  const control = { context, faults, refused, token: secrets.controlToken, restoreAccounts: accounts.restore };
  app.route('/', createControlApi(control));

  return {
    app,
    verifyAccessToken: createAccessTokenVerifier(readAccessToken, refused),
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
