'use client';

import { X } from 'lucide-react';
import type { FocusEvent, PointerEvent } from 'react';
import { toast as sonner } from 'sonner';
import { Button } from '@/components/ui/button';
import { Toaster } from '@/components/ui/sonner';

export type Toast = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Stays until it is closed. */
  sticky?: boolean;
};

const DURATION_MS = 5000;
const SWIPE_PX = 50;

/** Shows toasts for 5 s, paused while hovered or focused; F8 moves the focus to them. */
export function ToastArea() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles focus and swipes of the toasts in it
    <div onFocus={hover('mouseover')} onBlur={hover('mouseout')} onPointerUpCapture={stopShortSwipe}>
      {/* Without a name Sonner's section is no second landmark in the page's own. */}
      <Toaster customAriaLabel="" hotkey={['F8']} duration={DURATION_MS} />
    </div>
  );
}

/** Sonner pauses under the pointer only: to it the focus is a hovering pointer. */
const hover =
  (type: 'mouseover' | 'mouseout') =>
  ({ currentTarget }: FocusEvent) =>
    currentTarget.querySelector('[data-sonner-toaster]')?.dispatchEvent(new MouseEvent(type, { bubbles: true }));

/** Sonner takes 45 px, or less of a flick: to it, whose handler reads the distance after this, a shorter swipe is none. */
function stopShortSwipe({ target }: PointerEvent): void {
  const style = target instanceof Element && target.closest<HTMLElement>('[data-sonner-toast]')?.style;
  if (!style) return;
  for (const distance of ['--swipe-amount-x', '--swipe-amount-y']) {
    if (Math.abs(Number.parseFloat(style.getPropertyValue(distance))) < SWIPE_PX) style.setProperty(distance, '0px');
  }
}

const kinds = { default: sonner.info, destructive: sonner.error } as const;

/** Shows a toast, in place of an equal one. */
export function show({ title, description, variant = 'default', sticky = false }: Toast): void {
  const id = JSON.stringify([title, description, variant]);
  kinds[variant](title, {
    id,
    description,
    duration: sticky ? Number.POSITIVE_INFINITY : DURATION_MS,
    descriptionClassName: sticky ? 'font-mono text-xs' : undefined,
    // Errors can be selected for a copy; other texts would be selected by the swipe that closes them.
    className: variant === 'destructive' ? undefined : 'select-none',
    // Not Sonner's own: that one is first in a toast, and read out before its words.
    action: (
      <Button
        variant="ghost"
        size="icon-xs"
        aria-label="Close"
        onClick={() => sonner.dismiss(id)}
        className="-m-1 text-muted-foreground"
      >
        <X aria-hidden className="size-3.5" />
      </Button>
    ),
  });
}
