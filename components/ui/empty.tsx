import { part } from './merged-part';

export const Empty = part(
  'div',
  'empty',
  'flex min-w-0 flex-col items-center justify-center gap-3 px-6 py-16 text-center',
);

export const EmptyHeader = part('div', 'empty-header', 'flex max-w-prose flex-col items-center gap-1');
export const EmptyMedia = part(
  'div',
  'empty-icon',
  'mb-2 flex shrink-0 items-center justify-center text-muted-foreground [&_svg]:size-5',
);

export const EmptyTitle = part('div', 'empty-title', 'text-base font-medium');
export const EmptyDescription = part('div', 'empty-description', 'text-sm text-muted-foreground');
export const EmptyContent = part('div', 'empty-content', 'flex flex-col items-center gap-2 text-sm');
