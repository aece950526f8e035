import { cva } from 'class-variance-authority';

/** Anchored at its trigger where browsers can, else centred. Apart from the component, for the first load. */
export const popoverVariants = cva(
  'inset-y-1 m-auto max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] overscroll-contain rounded-lg border bg-popover text-foreground shadow-md [position-anchor:--popover] [position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline]',
  {
    variants: {
      side: { bottom: '', right: '' },
      align: { start: '', end: '' },
    },
    compoundVariants: [
      { side: 'bottom', align: 'start', className: '[position-area:bottom_span-right]' },
      { side: 'bottom', align: 'end', className: '[position-area:bottom_span-left]' },
      { side: 'right', align: 'start', className: '[position-area:right_span-bottom]' },
    ],
    defaultVariants: { side: 'bottom', align: 'start' },
  },
);
