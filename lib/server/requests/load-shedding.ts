import 'server-only';
import type { IncomingMessage } from 'node:http';
import { log } from '@/lib/server/log';
import { processState } from '@/lib/server/process-state';
import { type IncomingRequest, isRead, pathnameOf } from './incoming-request';
import { isHeavy, isNeverShed } from './public-paths';
import { REFUSAL_HEADER } from './refusals';
import { requestContext } from './request-context';

const create = () => ({ inFlight: 0, overLimit: false, shed: new WeakSet<IncomingMessage>() });

const load = () => processState('load', create);

const FOR_HEAVY = 11 / 12;

/** Only GET and HEAD are shed: a POST carries what a person has typed. */
export function shedLoad(limit: number) {
  return ({ request, response }: IncomingRequest): void => {
    if (!isRead(request) || isNeverShed(pathnameOf(request))) return;
    if (REFUSAL_HEADER in request.headers) return;
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
