import { parseArgs } from 'node:util';
import { z } from 'zod';
import { connect, NotAnswering } from './api';
import { linesOf, summary } from './report';
import { type Result, walk } from './walk';

const usage = `npm run contract:check -- --api URL [--token T] [--only part] [--json]

Calls every endpoint of the contract, with GET only, and prints where a response differs from what the app expects.

  --api    the API with its base path, such as http://127.0.0.1:4000/api/v1
  --token  an access token of a member of staff; by default CONTRACT_TOKEN
  --only   endpoints whose name or path contains this
  --json   one JSON document instead of lines

The exit code is 0 when everything fits, 1 when the API differs, 2 when it cannot be reached.`;

const Options = z.object({
  api: z.url({ protocol: /^https?$/, error: '--api must be an http(s) address' }),
  token: z.string({ error: '--token is missing' }).min(1, '--token is missing'),
  only: z.string().optional(),
  json: z.boolean().default(false),
});

process.exitCode = await main();

async function main(): Promise<0 | 1 | 2> {
  const options = readOptions();
  if (typeof options === 'string') return failed(options);
  const started = performance.now();
  const api = connect(options.api, options.token);
  try {
    const { status } = await api.get('/me');
    if (status === 401 || status === 403) return failed(`The API refuses the token: /me answered ${status}`);
  } catch (error) {
    if (error instanceof NotAnswering) return failed(`The API does not answer. ${error.message}`);
    throw error;
  }
  const results: Result[] = [];
  for await (const result of walk(api, options.only)) {
    results.push(result);
    if (!options.json) for (const line of linesOf(result)) console.log(line);
  }
  if (results.length === 0) return failed(`No endpoint has “${options.only}” in its name or path`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (options.json) console.log(JSON.stringify({ api: options.api, results }, null, 2));
  else console.log(`\n${summary(results)}, ${api.calls()} calls in ${seconds} s`);
  return results.some(({ outcome }) => outcome === 'differs') ? 1 : 0;
}

function readOptions(): z.infer<typeof Options> | string {
  try {
    const { values } = parseArgs({
      options: {
        api: { type: 'string' },
        token: { type: 'string', default: process.env.CONTRACT_TOKEN },
        only: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const read = Options.safeParse(values);
    return read.success ? read.data : read.error.issues.map(({ message }) => message).join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function failed(reason: string): 2 {
  console.error(`${reason}\n\n${usage}`);
  return 2;
}
