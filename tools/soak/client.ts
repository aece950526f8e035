import { Agent, type IncomingMessage, request } from 'node:http';
import { type Browser, chromium } from '@playwright/test';

export type Answer = { status: number; type: string; body: string; ms: number };

/** As many connections as a proxy keeps to an instance. */
export const CONNECTIONS = 256;

/** What a screen says in the place of what could not be loaded. */
export const FAILED = />(Could not load|Request failed with status)/;

/** Somebody who is signed in: keeps the cookies that the app renews. */
export type Client = {
  get(path: string): Promise<Answer>;
  /** The answer as it comes, to be read or left. */
  open(path: string): Promise<IncomingMessage>;
};

export const staff = { email: 'staff@fairway.test', password: 'Sandbox-Only-1' };

/** The cookies of somebody who has signed in. */
export type Jar = { header: () => string; take: (setCookies: readonly string[]) => void };

/** Signs in as people do, in a browser, and goes on without one. */
export async function startJar(app: string, browserPath: string, account = staff): Promise<Jar> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
  const cookies = await signIn(browser, app, account).finally(() => browser.close());
  const jar = new Map(cookies.map(({ name, value }) => [name, value]));
  return {
    header: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    take: (setCookies) => {
      for (const line of setCookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
    },
  };
}

export async function startClient(app: string, browserPath: string): Promise<Client> {
  const jar = await startJar(app, browserPath);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  function open(path: string): Promise<IncomingMessage> {
    const cookie = jar.header();
    return new Promise((resolve, reject) => {
      const asked = request(`${app}${path}`, { agent, headers: { cookie, accept: 'text/html' } }, (answer) => {
        jar.take(answer.headers['set-cookie'] ?? []);
        resolve(answer);
      });
      // An idle connection that the app has just closed: nothing was asked yet, and a proxy asks again on the next.
      asked.on('error', (error) => (asked.reusedSocket ? resolve(open(path)) : reject(error))).end();
    });
  }

  async function get(path: string): Promise<Answer> {
    const started = performance.now();
    const answer = await open(path);
    answer.setEncoding('utf8');
    let body = '';
    for await (const part of answer) body += part;
    const { statusCode: status = 0, headers } = answer;
    return { status, type: headers['content-type'] ?? '', body, ms: performance.now() - started };
  }

  return { get, open };
}

async function signIn(browser: Browser, app: string, { email, password }: typeof staff) {
  const page = await browser.newPage();
  await page.goto(`${app}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  return page.context().cookies();
}
