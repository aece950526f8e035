import { part } from './merged-part';

export const Skeleton = part('div', 'skeleton', 'h-2.5 animate-pulse rounded-sm bg-border', { 'aria-hidden': true });
