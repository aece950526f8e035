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

/** Signs in as staff do, in a browser, and goes on without one. */
export async function startClient(app: string, browserPath: string): Promise<Client> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
  const cookies = await signIn(browser, app).finally(() => browser.close());
  const jar = new Map(cookies.map(({ name, value }) => [name, value]));
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  function open(path: string, again = false): Promise<IncomingMessage> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((resolve, reject) => {
      const asked = request(`${app}${path}`, { agent, headers: { cookie, accept: 'text/html' } }, (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value === '') jar.delete(name);
          else jar.set(name, value);
        }
        resolve(answer);
      });
      // An idle connection that the app has just closed: nothing was asked yet, and a proxy asks again too.
      asked.on('error', (error) => (asked.reusedSocket && !again ? resolve(open(path, true)) : reject(error))).end();
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

  return { get, open: (path) => open(path) };
}

async function signIn(browser: Browser, app: string) {
  const page = await browser.newPage();
  await page.goto(`${app}/login`);
  await page.getByLabel('E-mail').fill('staff@fairway.test');
  await page.getByLabel('Password', { exact: true }).fill('Sandbox-Only-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${app}/`);
  return page.context().cookies();
}
