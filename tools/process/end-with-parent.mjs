// Preloaded into every child (`node --import`). The parent holds the other end of the IPC channel: when it closes,
// the parent has ended, SIGKILL included, and can no longer stop this process.
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const graceMs = 4_000;

if (isMainThread && process.channel) {
  // For the direct child only: processes that it forks need their own channel kept open.
  const own = process.execArgv.findIndex((argument) => argument.endsWith('end-with-parent.mjs'));
  if (own > 0) process.execArgv.splice(own - 1, 2);

  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
