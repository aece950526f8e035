import { cva } from 'class-variance-authority';

/**
 * The class names of a popover's surface and place, without width and padding, for the scripts of the first load.
 * It stands at the trigger of its Popover, where the browser can do that; else in the middle of the window.
 */
export const popoverVariants = cva(
  'inset-y-1 m-auto max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] overscroll-contain rounded-lg border bg-popover text-foreground shadow-md [position-anchor:--popover] [position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline]',
  {
    variants: {
      side: { top: '', bottom: '', right: '' },
      align: { start: '', center: '', end: '' },
    },
    compoundVariants: [
      { side: 'bottom', align: 'start', className: '[position-area:bottom_span-right]' },
      { side: 'bottom', align: 'center', className: '[position-area:bottom]' },
      { side: 'bottom', align: 'end', className: '[position-area:bottom_span-left]' },
      { side: 'right', align: 'start', className: '[position-area:right_span-bottom]' },
      { side: 'top', align: 'start', className: '[position-area:top_span-right]' },
      { side: 'top', align: 'center', className: '[position-area:top]' },
      { side: 'top', align: 'end', className: '[position-area:top_span-left]' },
    ],
    defaultVariants: { side: 'bottom', align: 'center' },
  },
);
