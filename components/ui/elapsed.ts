export type Moment = { steady: number; clock: number };

export function moment(): Moment {
  return { steady: performance.now(), clock: Date.now() };
}

/**
 * The ms since a moment, by the clock that advanced more: `performance.now()` stops while some computers sleep, and the
 * other clock can be set back.
 */
export function elapsedSince({ steady, clock }: Moment): number {
  return Math.max(performance.now() - steady, Date.now() - clock);
}
