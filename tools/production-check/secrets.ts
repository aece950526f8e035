import { randomBytes } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { control } from '../testing/sandbox';
import type { Findings } from './finding';
import type { Installation } from './installation';
import { startLoad } from './load';
import { newContext, signedInCookie } from './restarts';

/** Follows “Replacing secrets” of docs/deploy.md. Nobody may be signed out, and signing in must always work. */
export async function checkSecrets(
  { check }: Findings,
  installation: Installation,
  { browser, rate }: { browser: Browser; rate: number },
): Promise<void> {
  const { address, environment, sandbox } = installation;
  const signIn = async () => signedInCookie(await newContext(browser, address));

  /**
   * Restarts both instances with new settings.
   * @returns the cookies of a session that began in the meantime
   */
  const step = async (cookie: string, settings: Record<string, string>) => {
    const load = startLoad(address, cookie, rate);
    const [meanwhile] = await Promise.all([signIn(), installation.restart({ settings })]);
    await load.stop();
    return meanwhile;
  };

  await check('AUTH_SECRET is replaced in three steps, and nobody is signed out', async () => {
    const former = environment.AUTH_SECRET ?? '';
    const next = randomBytes(33).toString('base64');
    const first = await signIn();
    const second = await step(first, { AUTH_SECRET: `${former},${next}` });
    await step(second, { AUTH_SECRET: `${next},${former}` });
    await step(await signIn(), { AUTH_SECRET: next });
    return undefined;
  });

  await check('AUTH_COGNITO_SECRET is replaced while the pool accepts two secrets', async () => {
    const former = environment.AUTH_COGNITO_SECRET ?? '';
    const next = randomBytes(24).toString('hex');
    const cookie = await signIn();
    const secrets = (...all: string[]) => control(sandbox, { path: 'control/client-secrets', body: { secrets: all } });
    await secrets(former, next);
    await step(cookie, { AUTH_COGNITO_SECRET: next });
    await secrets(next);
    await signIn();
    return undefined;
  });
}
