import type { Clock } from './clock';
import type { Lockout } from './limits/lockout';
import type { RateLimit, Throttle } from './limits/throttle';
import type { Outbox } from './outbox';
import type { PasswordSignIn } from './password/password-sign-in';
import type { Settings } from './settings';
import type { GrantStore } from './store/grants';
import type { ResetCodeStore } from './store/reset-codes';
import type { SoftwareTokenStore } from './store/software-tokens';
import type { UserStore } from './store/users';
import type { AccessTokenReader } from './tokens/access-tokens';
import type { Sessions } from './tokens/sessions';
import type { Tickets } from './tokens/tickets';

/** A public client, such as one in a browser, has no secret. */
export type Client = {
  id: string;
  secret: string | undefined;
  /** Beside the first one while it is replaced. */
  secondSecret?: string;
  redirectUris: string[];
  logoutUris: string[];
};

export type Challenge = { name: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA'; sub: string };

export type AuthorizationCode = {
  sub: string;
  /** Fixed with the code, so that a second use of the code can revoke the grant of the first. */
  originJti: string;
  redirectUri: string;
  scope: string;
  authTime: Date;
  nonce: string | undefined;
  codeChallenge: string | undefined;
};

export type BrowserSession = { sub: string; authTime: Date };

/** The dependencies of all operations. */
export type IdentityContext = {
  clock: Clock;
  log: (line: string) => void;
  origin: string;
  appOrigins: readonly string[];
  issuer: string;
  poolId: string;
  client: Client;
  settings: Settings;
  users: UserStore;
  grants: GrantStore;
  resetCodes: ResetCodeStore;
  softwareTokens: SoftwareTokenStore;
  sessions: Sessions;
  signIn: PasswordSignIn;
  lockout: Lockout;
  /** For wrong codes; a right password does not reset it. */
  codeLockout: Lockout;
  resetRequests: RateLimit;
  throttle: Throttle;
  readAccessToken: AccessTokenReader;
  challenges: Tickets<Challenge>;
  codes: Tickets<AuthorizationCode>;
  browserSessions: Tickets<BrowserSession>;
  outbox: Outbox;
};
