// The sandbox, which also serves the times of its API calls.
import { createServer } from 'node:http';
import { apiPath } from '@/sandbox/api/app';
import { parseSandboxEnvironment } from '@/sandbox/env';
import { type Closing, startSandbox } from '@/sandbox/sandbox';
import { recordApiTimes } from './api-times';

const closing: Closing = [];
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    stop.abort();
    for (const close of closing.toReversed()) await close();
    process.exit(0);
  });
}

const takeApiTimes = recordApiTimes(apiPath);
const { origin } = await startSandbox(parseSandboxEnvironment(), closing, console.log, stop.signal);
createServer((_, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(takeApiTimes()));
}).listen(Number(process.env.TIMES_PORT), 'localhost', () => console.log(`backend ready ${origin}`));
