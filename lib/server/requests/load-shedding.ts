import 'server-only';
import type { IncomingMessage } from 'node:http';
import { log } from '@/lib/server/log';
import { processState } from '@/lib/server/process-state';
import { type IncomingRequest, pathnameOf } from './incoming-request';
import { isNeverShed } from './public-paths';
import { currentRequest } from './request-context';

declare module '@/lib/server/process-state' {
  interface ProcessState {
    load: { inFlight: number; overLimit: boolean; shed: WeakSet<IncomingMessage> };
  }
}

const load = () => processState('load', () => ({ inFlight: 0, overLimit: false, shed: new WeakSet() }));

/**
 * Counts the requests in flight and marks those over the limit: the middleware answers them with 503 immediately. Only
 * GET and HEAD are shed, since a POST carries what a person has typed.
 */
export function shedLoad(limit: number) {
  return ({ request, response }: IncomingRequest): void => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || isNeverShed(pathnameOf(request))) return;
    const state = load();
    if (state.inFlight >= limit) {
      state.shed.add(request);
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

/** Whether the current request is over the limit. */
export function isShed(): boolean {
  const request = currentRequest();
  return request !== undefined && load().shed.has(request);
}
