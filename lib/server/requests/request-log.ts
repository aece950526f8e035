import 'server-only';
import { log } from '@/lib/server/log';
import { trackRequest } from '@/lib/server/request-context';
import { type IncomingRequest, pathnameOf } from './incoming-request';
import { wasShed } from './load-shedding';
import { isUnlogged } from './public-paths';
import { REQUEST_ID_HEADER } from './request-id';
import { routePattern } from './route-pattern';

export function logRequest(incoming: IncomingRequest): void {
  const context = trackRequest(incoming);
  const { request, response } = incoming;
  const pathname = pathnameOf(request);
  if (isUnlogged(pathname)) return;
  const started = performance.now();
  response.once('close', () => {
    log('info', 'request', {
      request: response.getHeader(REQUEST_ID_HEADER)?.toString(),
      account: context.account,
      method: request.method,
      route: routePattern(pathname),
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
      ...(!response.writableFinished && { aborted: true }),
      ...(wasShed(request) && { shed: true }),
      ...(context.isUnreadable && { unreadable: true }),
    });
  });
}
