import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { routePattern } from '@/lib/routes';
import { log } from './log';
import { REQUEST_ID_HEADER } from './request-id';

type RequestContext = { request: IncomingMessage; response: ServerResponse };

/** Files and the balancer's questions would drown the rest. */
const QUIET = /^\/(_next\/|healthz$|icon\.svg$)/;

/** From now on one line for each request: its id, the pattern of its route, how it was answered and how fast. */
export function logRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as RequestContext;
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    if (QUIET.test(pathname)) return;
    const started = performance.now();
    response.once('close', () => {
      log('info', 'request', {
        request: response.getHeader(REQUEST_ID_HEADER)?.toString(),
        method: request.method,
        route: routePattern(pathname),
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
        ...(!response.writableFinished && { aborted: true }),
      });
    });
  });
}
