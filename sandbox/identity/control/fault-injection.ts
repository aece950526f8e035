import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

export type Fault = { mode: 'none' | 'down' } | { mode: 'slow'; milliseconds: number };

/** Makes the server slow or unavailable, so that tests can cover an outage. */
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
