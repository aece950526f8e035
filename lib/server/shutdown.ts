import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { log } from './log';

const IDLE_CHECK_MS = 250;

/**
 * Asked to stop, the framework takes no further connection, lets every request that is under way come to its end and
 * then ends the process. It would wait for ever, and five seconds for each connection that could bring another request:
 * from here on it waits no longer than this, and for requests only.
 */
export function shutDownWithin(seconds: number): void {
  let server: Server | undefined;
  subscribe('http.server.request.start', (message) => {
    server = (message as { server: Server }).server;
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    log('info', 'server.stopping', { seconds });
    setInterval(() => server?.closeIdleConnections(), IDLE_CHECK_MS).unref();
    setTimeout(() => {
      log('warn', 'server.cut-off');
      process.exit(1);
    }, seconds * 1000).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
