import { part } from './merged-part';

/** Still for 150 ms, then it pulses. */
export const Skeleton = part('div', 'skeleton', 'h-2.5 animate-pulse rounded-sm bg-border', { 'aria-hidden': true });
