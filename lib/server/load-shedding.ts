import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from './log';
import { currentRequest } from './request-context';

type Load = { underWay: number; full: boolean; shed: WeakSet<IncomingMessage> };

/** One for all bundles of this process. */
const holder = globalThis as { fairwayLoad?: Load };

function load(): Load {
  holder.fairwayLoad ??= { underWay: 0, full: false, shed: new WeakSet() };
  return holder.fairwayLoad;
}

/** Signing in and out, the session check and files cost little, and have to work when nothing else does. */
const ALWAYS =
  /^\/(_next\/|healthz$|icon\.svg$|robots\.txt$|login$|forgot-password$|reset-password$|api\/(auth\/|session$))/;

/**
 * From now on at most `limit` screens, exports and other readings are under way at once; who asks for one more is
 * turned away at once, instead of waiting for what nobody may wait for any longer. What is posted is let through.
 */
export function shedLoad(limit: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || ALWAYS.test(pathname)) return;
    const now = load();
    if (now.underWay >= limit) {
      now.shed.add(request);
      if (!now.full) log('warn', 'server.full', { limit });
      now.full = true;
      return;
    }
    now.underWay += 1;
    response.once('close', () => {
      now.underWay -= 1;
      if (now.underWay <= limit / 2) now.full = false;
    });
  });
}

/** Whether the request that is being answered came when there was no room for it. */
export function isShed(): boolean {
  const request = currentRequest();
  return request !== undefined && load().shed.has(request);
}
