import 'server-only';
import { NextResponse } from 'next/server';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/server/env';
import { processState } from '@/lib/server/process-state';
import { requestContext } from '@/lib/server/request-context';
import { isSignIn } from '@/lib/server/requests/public-paths';
import { clientBlockOf } from './client-address';
import { TOO_MANY_REQUESTS } from './too-many-requests';

/**
 * Per client address: 20 requests a minute, and 20 more within five minutes, because an office may share an address.
 */
const create = () =>
  new BurstyRateLimiter(
    new RateLimiterMemory({ points: 20, duration: 60 }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: 20, duration: 300 }),
  );

/**
 * Counts requests for sign-in screens and the sign-in library, which need no session, by client address. Clients of
 * unknown address are not limited, because they would share one count.
 * @returns the seconds to wait, or 0
 */
export async function waitForSignIn(pathname: string, forwarded: string): Promise<number> {
  if (!isSignIn(pathname)) return 0;
  const peer = requestContext()?.request.socket.remoteAddress;
  const block = clientBlockOf(peer, forwarded, env().TRUSTED_PROXY_HOPS);
  if (block === null) return 0;
  try {
    await processState('signInRequests', create).consume(block);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}

/** Next.js passes the text of a refused action to the form only if the Content-Type has no charset. */
export function tooManyRequests(seconds: number, isAction: boolean): NextResponse {
  const type = isAction ? 'text/plain' : 'text/plain; charset=utf-8';
  const headers = { 'Content-Type': type, 'Retry-After': String(seconds) };
  return new NextResponse(TOO_MANY_REQUESTS, { status: 429, headers });
}
