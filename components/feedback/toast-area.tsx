'use client';

import { X } from 'lucide-react';
import { type FocusEvent, type PointerEvent, useLayoutEffect, useState } from 'react';
import { toast as sonner, useSonner } from 'sonner';
import { Button } from '@/components/ui/button';
import { Toaster } from '@/components/ui/sonner';

export type Toast = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  sticky?: boolean;
};

const DURATION_MS = 5000;
const SWIPE_PX = 50;
/** Height of the buttons at the foot of a sheet, which toasts must not cover. */
const FORM_BUTTONS_PX = 72;
/** The height of a toast with a description. */
const TOAST_PX = 100;

/** Shows each toast for 5 s, not counting time with the pointer or focus on it. F8 focuses the toasts. */
export function ToastArea() {
  const { toasts } = useSonner();
  const [bottom, setBottom] = useState(FORM_BUTTONS_PX);
  // Measures again with each toast and whenever a part of the page scrolls, because both move the page links.
  useLayoutEffect(() => {
    const measure = () => setBottom(freeBottom(toasts.length));
    measure();
    if (toasts.length === 0) return;
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', measure, { capture: true });
  }, [toasts.length]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only handles focus and swipes of its toasts
    <div onFocus={hover('mouseover')} onBlur={hover('mouseout')} onPointerUpCapture={stopShortSwipe}>
      {/* Without a label: a named section would be a landmark inside another one. */}
      <Toaster
        customAriaLabel=""
        hotkey={['F8']}
        duration={DURATION_MS}
        offset={{ bottom, right: 24 }}
        mobileOffset={{ bottom, left: 8, right: 8 }}
      />
    </div>
  );
}

/** Returns the distance in px from the bottom of the window at which toasts do not cover the page links. */
function freeBottom(count: number): number {
  const pagination = document.querySelector('[data-slot=pagination]')?.getBoundingClientRect();
  const top = innerHeight - FORM_BUTTONS_PX - Math.max(1, count) * TOAST_PX;
  const isCovered = pagination !== undefined && pagination.bottom > top && pagination.top < innerHeight;
  return isCovered ? Math.max(FORM_BUTTONS_PX, innerHeight - pagination.top + 8) : FORM_BUTTONS_PX;
}

/** Sonner pauses a toast only under the pointer, so focus is reported to it as hovering. */
const hover =
  (type: 'mouseover' | 'mouseout') =>
  ({ currentTarget }: FocusEvent) =>
    currentTarget.querySelector('[data-sonner-toaster]')?.dispatchEvent(new MouseEvent(type, { bubbles: true }));

/** Ignores swipes shorter than SWIPE_PX: Sonner would close a toast after a quick flick or a swipe of 45 px. */
function stopShortSwipe({ target }: PointerEvent): void {
  const style = target instanceof Element && target.closest<HTMLElement>('[data-sonner-toast]')?.style;
  if (!style) return;
  for (const distance of ['--swipe-amount-x', '--swipe-amount-y']) {
    if (Math.abs(Number.parseFloat(style.getPropertyValue(distance))) < SWIPE_PX) style.setProperty(distance, '0px');
  }
}

const kinds = { default: sonner.info, destructive: sonner.error } as const;

export function show({ title, description, variant = 'default', sticky = false }: Toast): void {
  const id = JSON.stringify([title, description, variant]);
  kinds[variant](<bdi>{title}</bdi>, {
    id,
    description: description && <bdi>{description}</bdi>,
    duration: sticky ? Number.POSITIVE_INFINITY : DURATION_MS,
    descriptionClassName: sticky ? 'font-mono text-xs' : undefined,
    // Only the text of errors can be selected, because on other toasts a swipe would also select text.
    className: variant === 'destructive' ? undefined : 'select-none',
    // Replaces Sonner's close button, which screen readers read before the text.
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
