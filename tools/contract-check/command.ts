import { parseArgs } from 'node:util';
import * as z from 'zod';
import { connect, NotAnswering, type Reply } from './api';
import { type EndpointReport, linesOf, noteLines, summary } from './report';
import { walk } from './walk';

const usage = `npm run check -- contract --api URL [--token T] [--only part] [--timeout S]

Calls every endpoint of the contract, with GET only, and prints where a response differs from what the app expects.

  --api      the API with its base path, such as http://127.0.0.1:4000/api/v1
  --token    an access token of a staff account; by default CONTRACT_TOKEN
  --only     checks only endpoints whose name or path contains this text
  --timeout  seconds to wait for a response, by default 30

The exit code is 0 when all responses match, 1 when some differ, 2 when the API cannot be reached or read.`;

const Options = z.object({
  api: z.url({ protocol: /^https?$/, error: '--api must be an http(s) address' }),
  token: z.string({ error: '--token is missing' }).min(1, '--token is missing'),
  only: z.string().optional(),
  timeout: z.coerce.number('--timeout must be seconds').min(1, '--timeout must be seconds').max(600).default(30),
});
type Options = z.infer<typeof Options>;

type Exit = 0 | 1 | 2;

/** Runs the command and returns its exit status. @param args the command line without the program */
export async function contractCheck(args: readonly string[]): Promise<Exit> {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args);
  if (typeof options === 'string') return unreadable(`${options}; --help says how it is used`);
  return checkApi(options);
}

async function checkApi(options: Options): Promise<Exit> {
  const started = performance.now();
  const { api: base, token, timeout } = options;
  const api = connect(base, token, { timeoutMs: timeout * 1000 });
  try {
    const reply = await api.get('/me');
    const { status } = reply;
    if (status === 401 || status === 403) return unreadable(`The API refuses the token: /me answered ${status}`);
    const instead = noApi(reply);
    if (instead) return unreadable(`/me answered with ${instead}: --api must be the API with its base path`);
  } catch (error) {
    if (error instanceof NotAnswering) return unreadable(`The API does not answer. ${error.message}`);
    throw error;
  }
  const results: EndpointReport[] = [];
  for await (const result of walk(api, options.only)) {
    results.push(result);
    for (const line of linesOf(result)) console.log(line);
  }
  if (results.length === 0) return unreadable(`No endpoint has “${options.only}” in its name or path`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const line of ['', ...noteLines(results)]) console.log(line);
  console.log(`\n${summary(results)}, ${api.calls()} calls in ${seconds} s`);
  return results.some(({ outcome }) => outcome === 'differs') ? 1 : 0;
}

/** Describes a response that no API sends, such as a web page or a redirect to a sign-in; null for others. */
function noApi({ status, headers }: Reply): string | null {
  if (status >= 300 && status < 400) return `a redirect to ${headers.get('location') ?? 'nowhere'}`;
  return status < 300 && headers.get('content-type')?.includes('text/html') ? 'a page' : null;
}

function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        api: { type: 'string' },
        token: { type: 'string', default: process.env.CONTRACT_TOKEN },
        only: { type: 'string' },
        timeout: { type: 'string' },
      },
    });
    const read = Options.safeParse(values);
    return read.success ? read.data : read.error.issues.map(({ message }) => message).join(', ');
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

/** Prints one line that says why the check cannot use the API's response. */
function unreadable(reason: string): 2 {
  console.error(reason);
  return 2;
}
