// Preloaded into every child process (`node --import`). When the IPC channel closes, the parent has ended, even by
// SIGKILL, and can no longer stop this process.
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const graceMs = 4_000;

if (isMainThread && process.channel) {
  // Only the direct child gets this preload: processes that it forks must keep their own IPC channel open.
  const own = process.execArgv.findIndex((argument) => argument.endsWith('end-with-parent.mjs'));
  if (own > 0) process.execArgv.splice(own - 1, 2);

  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
