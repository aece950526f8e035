import 'server-only';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { log } from '@/lib/server/log';
import { processState } from '@/lib/server/process-state';
import { type IncomingRequest, isRead, pathnameOf } from './incoming-request';
import { isHeavy, isNeverShed } from './public-paths';
import { currentRequest } from './request-context';
import { hasBody } from './whole-body';

const create = () => ({ inFlight: 0, overLimit: false, shed: new WeakSet<IncomingMessage>() });

const load = () => processState('load', create);

/** The parts of the limit that requests of little worth may fill: the rest is for those of more. */
const FOR_PREFETCHES = 10 / 12;
const FOR_HEAVY = 11 / 12;

/**
 * Counts the requests in flight and marks those over the limit: the middleware answers them with 503 immediately.
 * Prefetches are shed first, then exports and searches, screens last. Only GET and HEAD are shed, since a POST carries
 * what a person has typed.
 */
export function shedLoad(limit: number) {
  return ({ request, response }: IncomingRequest): void => {
    if (!isRead(request) || isNeverShed(pathnameOf(request))) return;
    // It is refused as soon as the hooks have run; counted, it could hold its place until its body came.
    if (hasBody(request)) return;
    const state = load();
    if (state.inFlight >= limitFor(request, limit)) {
      state.shed.add(request);
      if (state.inFlight < limit) return;
      if (!state.overLimit) log('warn', 'server.overloaded', { limit });
      state.overLimit = true;
      return;
    }
    state.inFlight += 1;
    response.once('close', () => {
      state.inFlight -= 1;
      if (state.inFlight <= limit / 2) state.overLimit = false;
    });
  };
}

function limitFor({ url = '', headers }: IncomingMessage, limit: number): number {
  if (isPrefetch(headers)) return Math.max(1, Math.floor(limit * FOR_PREFETCHES));
  return isHeavy(url) ? Math.max(1, Math.floor(limit * FOR_HEAVY)) : limit;
}

/** By Next's own mark, the browser's, or that of components/old-lazy. */
function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return (
    headers['next-router-prefetch'] !== undefined ||
    headers.purpose === 'prefetch' ||
    headers['sec-purpose']?.includes('prefetch') === true
  );
}

/** Whether the current request is over the limit. */
export function isShed(): boolean {
  const request = currentRequest();
  return request !== undefined && wasShed(request);
}

/** Whether this request was over the limit. */
export function wasShed(request: IncomingMessage): boolean {
  return load().shed.has(request);
}

/** GET requests in flight, of the limit. */
export function requestsInFlight(): number {
  return load().inFlight;
}
