// This file is preloaded into every child process (`node --import`) and ends it when the IPC channel closes: then the
// parent has ended, perhaps by SIGKILL, and can no longer stop the child.
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const graceMs = 4_000;

if (isMainThread && process.channel) {
  // Processes that this child forks inherit these arguments. They must not get this preload, because their IPC channel
  // must stay open.
  const own = process.execArgv.findIndex((argument) => argument.endsWith('end-with-parent.mjs'));
  if (own > 0) process.execArgv.splice(own - 1, 2);

  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
