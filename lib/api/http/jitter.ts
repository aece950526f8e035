/**
 * This long, or up to a third longer: calls that began at one moment shall not give up at one, for the screens that
 * tell of it would all be drawn at once, and whoever signs in would wait behind them.
 */
export const withJitter = (ms: number) => ms * (1 + Math.random() / 3);
