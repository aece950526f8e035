// Preloaded into every child process (`node --import`). It ends the child when the IPC channel closes, because the
// parent has then ended, perhaps by SIGKILL, and can no longer do so.
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const graceMs = 4_000;

if (isMainThread && process.channel) {
  // Removes this preload from the arguments that forked processes inherit, because their own IPC channel has to stay
  // open.
  const own = process.execArgv.findIndex((argument) => argument.endsWith('end-with-parent.mjs'));
  if (own > 0) process.execArgv.splice(own - 1, 2);

  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
