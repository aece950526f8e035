import { parseSandboxEnvironment } from './env';
import { type Closing, startSandbox } from './sandbox';

const closingSeconds = 3;

const started = performance.now();
const closing: Closing = [];
let ending = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
try {
  const environment = parseSandboxEnvironment();
  const origin = await startSandbox(environment, closing, console.log);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `sandbox ready on ${origin} after ${seconds} s, data in ${environment.databaseUrl ? 'DATABASE_URL' : environment.dir}`,
  );
} catch (error) {
  console.error(`The sandbox could not start. ${error instanceof Error ? error.message : String(error)}`);
  end(1);
}

function end(code: number): void {
  if (ending) return;
  ending = true;
  closeAll().then(
    () => process.exit(code),
    (error: unknown) => {
      console.error('The sandbox did not close cleanly.', error);
      process.exit(1);
    },
  );
}

/** What is written is safe at any moment: a part that takes too long to close is left to the end of the process. */
async function closeAll(): Promise<void> {
  setTimeout(() => process.exit(1), closingSeconds * 1000).unref();
  for (const close of closing.toReversed()) await close();
}
