import * as oidc from 'openid-client';
import { sandboxPassword, staffAccount } from '../accounts';
import { type Browser, createBrowser } from './browser';
import { appOrigin, type TestPool } from './test-pool';

export const redirectUri = `${appOrigin}/api/auth/callback/cognito`;

type Attempt = { url: URL; checks: oidc.AuthorizationCodeGrantChecks & { pkceCodeVerifier: string } };

/** Plays both sides of a hosted sign-in: the app (with openid-client) and the browser. */
export async function connectOidc(pool: TestPool, secret = pool.appEnv.AUTH_COGNITO_SECRET) {
  const options = { execute: [oidc.allowInsecureRequests] };
  const id = pool.appEnv.AUTH_COGNITO_ID;
  const config = await oidc.discovery(new URL(pool.issuer), id, secret, undefined, options);

  async function startSignIn(extra: Record<string, string> = {}): Promise<Attempt> {
    const checks = {
      pkceCodeVerifier: oidc.randomPKCECodeVerifier(),
      expectedState: oidc.randomState(),
      expectedNonce: oidc.randomNonce(),
    };
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: checks.expectedState,
      nonce: checks.expectedNonce,
      ...extra,
    });
    return { url, checks };
  }

  /** Signs in on the hosted page and returns the callback URL with the code. */
  async function signIn(browser: Browser, url: URL): Promise<URL> {
    const page = await browser.visit(url);
    const answer = await browser.submit(page, { username: staffAccount.email, password: sandboxPassword });
    if (answer.status !== 302) throw new Error(`The hosted page responded ${answer.status}.`);
    return new URL(answer.headers.get('location') ?? '');
  }

  async function completeSignIn(browser = createBrowser()) {
    const { url, checks } = await startSignIn();
    return await oidc.authorizationCodeGrant(config, await signIn(browser, url), checks);
  }
  return { config, startSignIn, signIn, completeSignIn };
}
export type OidcClient = Awaited<ReturnType<typeof connectOidc>>;
