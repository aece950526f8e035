'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { TRIGGERS } from './tooltip-triggers';

const OPEN_MS = 700;
const SKIP_MS = 300;

export type FirstTrigger = { target: Element; type: string; at: number };

type Tip = { text: string; isFetched: boolean; left: number; top: number; side: 'bottom' | 'right' };

/** Triggers are elements with `data-tip`, `data-tip-rail` (no delay) or `data-tip-from` (text fetched from there). */
export function TooltipLayer({ first }: { first: RefObject<FirstTrigger | null> }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchor = useRef<Element | null>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const close = () => {
      clearTimeout(timer.current);
      if (anchor.current) closedAt.current = performance.now();
      anchor.current = null;
      setTip(null);
    };
    const consider = (event: Pick<Event, 'target' | 'type'>, since?: number) => {
      const target = event.target instanceof Element ? event.target.closest(TRIGGERS) : null;
      if (target === anchor.current && event.type !== 'click') return;
      if (event.target instanceof Element && event.target.closest('[data-slot=tooltip-content]')) return;
      close();
      if (!target || (event.type === 'focusin' && !target.matches(':focus-visible'))) return;
      const rail = target.getAttribute('data-tip-rail');
      const from = target.getAttribute('data-tip-from');
      const text = rail ?? (from ? 'Loading…' : target.getAttribute('data-tip'));
      if (!text || (rail && target.clientWidth > 40)) return;
      const wait = rail || event.type === 'click' || performance.now() - closedAt.current < SKIP_MS ? 0 : OPEN_MS;
      const open = () => {
        anchor.current = target;
        const show = (words: string) => {
          if (anchor.current === target)
            setTip({ text: words, isFetched: from !== null, ...placeFor(target, rail !== null, from ? 168 : 72) });
        };
        show(text);
        if (from) void askFor(from).then(show);
      };
      if (since !== undefined && since >= wait) open();
      else timer.current = setTimeout(open, wait - (since ?? 0));
    };
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-tip-from]')) consider(event);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onReach = (event: Event) => consider(event);
    const until = new AbortController();
    const { signal } = until;
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onReach, { signal });
    for (const type of ['focusout', 'pointerdown']) document.addEventListener(type, close, { signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('scroll', close, { signal, capture: true });
    document.addEventListener('keydown', onKey, { signal });
    const begun = first.current;
    first.current = null;
    if (begun && (begun.type !== 'click' || begun.target.matches('[data-tip-from]')))
      consider(begun, performance.now() - begun.at);
    return () => {
      clearTimeout(timer.current);
      until.abort();
    };
  }, [first]);

  if (!tip) return null;
  return (
    <TooltipContent
      role={tip.isFetched ? 'status' : 'tooltip'}
      side={tip.side}
      style={{ left: tip.left, top: tip.top }}
    >
      {tip.text}
    </TooltipContent>
  );
}

/** Its padding reaches the trigger, so that the pointer can move onto it (WCAG 1.4.13). */
export function TooltipContent({ side, children, ...props }: ComponentProps<'div'> & { side: Tip['side'] }) {
  return (
    <div
      role="tooltip"
      data-slot="tooltip-content"
      data-side={side}
      className={cx(
        'fixed z-60 w-max max-w-80 text-xs print:hidden',
        side === 'right' ? 'pl-2 [translate:0_-50%]' : 'pt-1.5 [translate:-50%]',
      )}
      {...props}
    >
      <div className="rounded-md bg-foreground px-2 py-1 text-background">{children}</div>
    </div>
  );
}

/** @returns the text, or the reason why there is none */
async function askFor(address: string): Promise<string> {
  try {
    const { tip, error } = await (await fetch(address)).json();
    return String(tip ?? error.message);
  } catch {
    return 'Could not be loaded';
  }
}

/** @param room px between the middle of a tooltip and the edges of the window */
function placeFor(target: Element, beside: boolean, room: number): Omit<Tip, 'text' | 'isFetched'> {
  const box = target.getBoundingClientRect();
  if (beside) return { side: 'right', left: box.right, top: box.top + box.height / 2 };
  const left = Math.min(Math.max(box.left + box.width / 2, room), innerWidth - room);
  return { side: 'bottom', left, top: box.bottom };
}
