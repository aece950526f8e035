import { Agent, type IncomingMessage } from 'node:http';
import { launchBrowser, signInForCookies, staff } from '../testing/browser.mjs';
import { type Answer, type Options, open, rawRequest } from '../testing/raw-request';

/** The number of connections that the proxy keeps open to an instance. */
export const CONNECTIONS = 256;

/** Matches the text that a screen shows in place of data that failed to load. */
const FAILED = />(Could not load|Request failed with status)/;

/** True when the response contains the complete screen. */
export const isCompleteAnswer = ({ status, body }: { status: number; body: string }) =>
  status === 200 && !FAILED.test(body);

/** A session's cookies, updated when the app renews them. */
type Jar = { header: () => string; take: (setCookies: readonly string[]) => void };

export type Client = {
  app: string;
  jar: Jar;
  headers: () => Record<string, string>;
  request: (path: string) => Promise<Answer>;
  /** Resolves when the response begins; the caller reads the body. */
  open: (path: string) => Promise<IncomingMessage>;
};

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Signs in with a browser. Later requests use only the cookies of the session. */
export async function startClient(app: string, executablePath: string, account = staff): Promise<Client> {
  const browser = await launchBrowser(executablePath);
  const jar = createJar(await signInForCookies(browser, app, account).finally(() => browser.close()));
  const { port } = new URL(app);
  const headers = () => ({ accept: 'text/html', cookie: jar.header() });
  const withSession = (): Options => ({ headers: headers(), port, agent });
  return {
    app,
    jar,
    headers,
    async request(path) {
      const answer = await rawRequest(path, withSession());
      jar.take(answer.setCookies);
      return answer;
    },
    open: (path) => open(path, withSession()),
  };
}

function createJar(cookies: readonly { name: string; value: string }[]): Jar {
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
