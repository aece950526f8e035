import { DrizzleQueryError } from 'drizzle-orm';
import { parseSandboxEnvironment } from './env';
import { type Closing, startSandbox } from './sandbox';

const closingSeconds = 3;

const closing: Closing = [];
const stop = new AbortController();
const started = start();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
if (!(await started) && !stop.signal.aborted) end(1);

async function start(): Promise<boolean> {
  const from = performance.now();
  try {
    const environment = parseSandboxEnvironment();
    const { seedDay = today() } = environment;
    const { origin } = await startSandbox({ ...environment, seedDay }, closing, console.log, stop.signal);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    const place = environment.databaseUrl === undefined ? environment.dir : 'DATABASE_URL';
    console.log(`sandbox ready on ${origin} after ${seconds} s, data in ${place}`);
    return true;
  } catch (error) {
    if (!stop.signal.aborted) {
      console.error(`The sandbox could not start. ${messageOf(error)}`);
    }
    return false;
  }
}

/**
 * The start of today in UTC, which counts as now when data is created: the data includes this week, and events in
 * progress began yesterday evening.
 */
function today(): Date {
  return new Date(new Date().setUTCHours(0, 0, 0, 0));
}

/**
 * An error's message. For a failed query it is the database's own, because the outer message quotes the query with all
 * its rows.
 */
function messageOf(error: unknown): string {
  const reported = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  return reported instanceof Error ? reported.message : String(reported);
}

function end(code: number): void {
  if (stop.signal.aborted) return;
  stop.abort();
  // Ends the process if closing takes too long. It can end at any time without losing data.
  setTimeout(() => process.exit(1), closingSeconds * 1000).unref();
  closeAll().then(
    () => process.exit(code),
    (error: unknown) => {
      console.error('The sandbox did not close cleanly.', error);
      process.exit(1);
    },
  );
}

async function closeAll(): Promise<void> {
  await started;
  for (const close of closing.toReversed()) await close();
}
