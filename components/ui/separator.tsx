import { part } from './merged-part';

export const Separator = part('div', 'separator', 'h-px w-full shrink-0 bg-border', { 'aria-hidden': true });
