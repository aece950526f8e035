import 'server-only';
import { log } from './log';

/**
 * Asked to stop, the framework takes no further connection, lets every request that is under way come to its end and
 * then ends the process: for that it would wait for ever. From here on it waits no longer than this.
 */
export function endWithin(seconds: number): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    log('info', 'server.stopping', { seconds });
    setTimeout(() => {
      log('warn', 'server.cut-off');
      process.exit(1);
    }, seconds * 1000).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
