import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

export type Fault = { mode: 'none' | 'down' } | { mode: 'slow'; milliseconds: number };

/** Makes the identity provider slow or unavailable, to simulate an outage in tests. */
export function createFaultInjection() {
  let fault: Fault = { mode: 'none' };
  const middleware: MiddlewareHandler = async (c, next) => {
    if (fault.mode === 'down') return c.json({ error: 'temporarily_unavailable' }, 503);
    if (fault.mode === 'slow') await wait(fault.milliseconds);
    await next();
  };
  return {
    middleware,
    set(next: Fault): void {
      fault = next;
    },
  };
}
export type FaultInjection = ReturnType<typeof createFaultInjection>;

type RefusedTokens = 'none' | 'issued-so-far' | 'all';

/** Makes the admin API refuse valid access tokens, as if the signing keys had changed. */
export function createRefusedAccessTokens() {
  let refused: RefusedTokens = 'none';
  const issuedSince = new Set<string>();
  return {
    set(next: RefusedTokens): void {
      refused = next;
      issuedSince.clear();
    },
    issued(jti: string): void {
      if (refused === 'issued-so-far') issuedSince.add(jti);
    },
    has: (jti: string): boolean => refused === 'all' || (refused === 'issued-so-far' && !issuedSince.has(jti)),
  };
}
export type RefusedAccessTokens = ReturnType<typeof createRefusedAccessTokens>;
