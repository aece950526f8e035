import { cva } from 'class-variance-authority';

/**
 * The class names of a popover's surface and place, without width and padding, for the scripts of the first load.
 * It stands at the trigger of its Popover, where the browser can do that; else in the middle of the window.
 */
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
