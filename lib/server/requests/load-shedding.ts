import 'server-only';
import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isDevelopment } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { processState } from '@/lib/server/process-state';
import { requestContext } from '@/lib/server/request-context';
import { hasBody, type IncomingRequest, isReadOnly, pathnameOf } from './incoming-request';
import { isHeavy, isNeverShed } from './public-paths';
import { REFUSAL_HEADER } from './refusals';

const create = () => ({ inFlight: 0, overLimit: false, shed: new WeakSet<IncomingMessage>() });

const load = () => processState('load', create);

const FOR_HEAVY = 11 / 12;

/**
 * If the event loop is delayed by more, requests are refused even below the limit, because Node counts them seconds too
 * late.
 */
const MAX_DELAY_MS = 500;
const MEASURE_MS = 500;

/** Never refuses actions, because they contain what a user has typed. */
export function shedLoad(limit: number) {
  const loopDelay = isDevelopment ? () => 0 : measureLoopDelay();
  return ({ request, response }: IncomingRequest): void => {
    if (!isReadOnly(request) || isNeverShed(pathnameOf(request))) return;
    if (REFUSAL_HEADER in request.headers) return;
    const state = load();
    const delayMs = loopDelay();
    const isOverloaded = delayMs > MAX_DELAY_MS;
    if (isOverloaded || state.inFlight >= limitFor(request, limit)) {
      state.shed.add(request);
      if (!isOverloaded && state.inFlight < limit) return;
      if (!state.overLimit) log('warn', 'server.overloaded', { limit, inFlight: state.inFlight, delayMs });
      state.overLimit = true;
      return;
    }
    const count = () => {
      if (response.closed) return;
      state.inFlight += 1;
      response.once('close', () => {
        state.inFlight -= 1;
        if (state.inFlight <= limit / 2 && loopDelay() <= MAX_DELAY_MS) state.overLimit = false;
      });
    };
    // A request causes no work until its body is complete.
    if (hasBody(request)) request.once('end', count);
    else count();
  };
}

/** Returns the smaller of two mean delays: in the last half second, and in the one before. */
function measureLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let [before, last] = [0, 0];
  setInterval(() => {
    [before, last] = [last, Math.round(histogram.mean / 1e6)];
    histogram.reset();
  }, MEASURE_MS).unref();
  return () => Math.min(before, last);
}

function limitFor({ url = '' }: IncomingMessage, limit: number): number {
  return isHeavy(url) ? Math.max(1, Math.floor(limit * FOR_HEAVY)) : limit;
}

export function isShed(): boolean {
  const request = requestContext()?.request;
  return request !== undefined && wasShed(request);
}

export function wasShed(request: IncomingMessage): boolean {
  return load().shed.has(request);
}

export function requestsInFlight(): number {
  return load().inFlight;
}
