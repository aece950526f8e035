import { part } from './merged-part';

export const Kbd = part(
  'kbd',
  'kbd',
  'inline-flex h-5 min-w-5 items-center justify-center gap-1 rounded-sm border bg-muted px-1 font-sans text-xs text-muted-foreground',
);

export const KbdGroup = part('span', 'kbd-group', 'inline-flex items-center gap-1');
