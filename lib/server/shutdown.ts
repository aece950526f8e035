import 'server-only';
import type { Server } from 'node:http';
import type { RequestHook } from '@/lib/server/requests/incoming-request';
import { log } from './log';

const IDLE_CHECK_MS = 250;

/**
 * On SIGTERM the framework accepts no further connection, finishes the requests in flight and exits. It would wait for
 * them without a limit, and five seconds for each idle connection: this closes idle ones and exits after `seconds`.
 * @returns the hook that finds the server
 */
export function shutDownWithin(seconds: number): RequestHook {
  let server: Server | undefined;
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
  return (incoming) => {
    server = incoming.server;
  };
}
