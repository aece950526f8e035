import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Processes } from '../process/processes.mjs';
import { root } from '../process/root.mjs';
import { signIn, staff, submitSignIn } from '../testing/browser.mjs';
import { accessToken, control } from '../testing/sandbox';
import { type Findings, findLine, must } from './finding';
import type { Installation } from './installation';
import { ask } from './load';
import { cookiesOf, newContext } from './restarts';

/** Goes through the checklist of docs/deploy.md, with the sandbox as user pool and API. */
export async function walk(
  { check }: Findings,
  installation: Installation,
  { processes, browser }: { processes: Processes; browser: Browser },
): Promise<void> {
  const { address, environment, sandbox, log } = installation;
  const command = (file: string, env: Record<string, string>, ...args: string[]) =>
    processes.run(process.execPath, ['--import', 'tsx', join(root, 'tools', file), ...args], {
      env: { ...process.env, ...environment, ...env },
    });
  const tab = async (path = '/login') => {
    const page = await (await newContext(browser, address)).newPage();
    await page.goto(path);
    return page;
  };

  await check('1 the pool passes the identity check', async () => {
    const account = { CHECK_EMAIL: staff.email, CHECK_PASSWORD: staff.password };
    const { lines } = await command('identity-check/main.ts', account);
    const last = lines.at(-1) ?? '';
    must(/\b0 wrong/.test(last), lines.filter((line) => line.startsWith('wrong')).join('; ') || last);
    return last;
  });
  await check('2 the API passes the contract check', async () => {
    const token = { CONTRACT_TOKEN: await accessToken(processes, sandbox) };
    const { code, lines } = await command('contract-check/main.ts', token, '--api', environment.API_URL ?? '');
    must(code === 0, lines.slice(-3).join('; '));
    return lines.at(-1);
  });
  await check('3 the app logs no missing setting at its start', async () => {
    const said = readFileSync(log, 'utf8');
    const count = (event: string) => said.split(`"${event}"`).length - 1;
    for (const event of ['sessions.not-shared', 'proxy.none-trusted']) must(count(event) === 0, event);
    // On a busy machine, an instance may log at startup that Redis is unreachable before it has connected.
    must(count('redis.unreachable') === count('redis.reachable'), 'redis.unreachable');
    const { body } = await ask(`${address}/healthz`);
    must(body === '{"status":"ok","redis":"reachable"}', body);
    return body;
  });
  await check('4 signing in with a password', async () => {
    const page = await tab();
    await signIn(page);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    return undefined;
  });
  await check('5 single sign-on and back', async () => {
    const page = await tab('/login?from=%2Fgroups');
    await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
    await page.getByLabel('Email').fill(staff.email);
    await page.getByLabel('Password').fill(staff.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${address}/groups`);
    await logOut(page);
    await page.waitForURL(`${address}/login`, { waitUntil: 'commit' });
    return undefined;
  });
  await check('6 a code can sign in only once', async () => {
    const account = { ...staff, email: 'totp@fairway.test' };
    const give = async (page: Page, code: string) => {
      await page.getByLabel('Code').fill(code);
      await page.getByRole('button', { name: 'Continue' }).click();
    };
    const page = await tab();
    await submitSignIn(page, account);
    await page.getByLabel('Code').waitFor();
    const code = codeFor(sandbox.dir, account.email);
    await give(page, code);
    await page.waitForURL(`${address}/`);
    const again = await tab();
    await submitSignIn(again, account);
    await give(again, code);
    await again.getByText(/^This code was already used|^Incorrect code/).waitFor();
    return undefined;
  });
  await check('7 the sixth wrong password must wait, but other accounts can sign in', async () => {
    const account = { email: 'outsider@fairway.test', password: 'Wrong-1234' };
    const page = await tab();
    for (let index = 0; index < 6; index++) {
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        submitSignIn(page, account),
      ]);
      if (answer.status() === 429) break;
    }
    const words = page.getByText(/^Too many attempts\. Try again in \d+ seconds?\.$/);
    await words.first().waitFor();
    const line = await findLine(log, '"sign-in.failed"');
    must(line?.includes('"request":"'), 'sign-in.failed does not name its request');
    const colleague = await tab();
    await signIn(colleague);
    return undefined;
  });
  await check('8 a token is renewed while the user continues to work', async () => {
    await control(sandbox, { path: 'control/settings', body: { accessTokenSeconds: 10 } });
    const page = await tab('/login?from=%2Fall-users');
    await signIn(page);
    const before = readFileSync(log, 'utf8').split('"session.renewed"').length - 1;
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    await page.getByRole('link', { name: 'Next page', exact: true }).click();
    await page.getByText(/^Page 2 of/).waitFor();
    await control(sandbox, { path: 'control/reset' });
    must(await findLine(log, '"session.renewed"', before), 'no session.renewed in the log');
    return undefined;
  });
  await check('9 a copied cookie is refused after its session has ended', async () => {
    const page = await tab();
    await signIn(page);
    const cookie = await cookiesOf(page.context());
    const avatar = () => ask(`${address}/api/avatar`, { headers: { cookie } });
    must((await avatar()).status === 200, 'the cookie is not accepted while the session lasts');
    await logOut(page);
    await page.waitForURL(`${address}/login`, { waitUntil: 'commit' });
    for (let index = 0; index < 4; index++) {
      const { status } = await avatar();
      must(status === 401, `an instance responds ${status} after log-out`);
    }
    return undefined;
  });
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click();
}

/** The code in the latest mail that the sandbox sent to this address. */
function codeFor(dir: string, email: string): string {
  const mails = readdirSync(join(dir, 'outbox'))
    .sort()
    .map((name) => readFileSync(join(dir, 'outbox', name), 'utf8'));
  return /code is (\d+)/.exec(mails.findLast((text) => text.startsWith(`To: ${email}\n`)) ?? '')?.[1] ?? '';
}
