'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { TooltipContent } from './tooltip';
import { TRIGGERS } from './tooltip-triggers';

const LOADING = 'Loading…';

export type FirstTrigger = { target: Element; type: string; at: number };

type Props = { first: RefObject<FirstTrigger | null>; delayDuration: number; skipDelayDuration: number };

/** Shows tooltips on hover and focus. Fetches the text of elements with `data-tip-from` from that URL. */
export function TooltipLayer({ first, delayDuration, skipDelayDuration }: Props) {
  const [fetched, setFetched] = useState(LOADING);
  const status = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: { trigger: Element; content: HTMLElement } | null = null;
    let closedAt = Number.NEGATIVE_INFINITY;

    const close = () => {
      clearTimeout(timer);
      if (!shown) return;
      closedAt = performance.now();
      shown.content.hidePopover();
      shown = null;
      setFetched(LOADING);
    };
    const open = (trigger: Element, content: HTMLElement) => {
      const current = { trigger, content };
      shown = current;
      content.showPopover();
      placeAt(trigger, content);
      const address = trigger.getAttribute('data-tip-from');
      if (!address) return;
      void fetchTip(address).then((text) => shown === current && setFetched(text));
    };
    const consider = (event: Pick<Event, 'target' | 'type'>, since = 0) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-slot=tooltip-content]')) return;
      const trigger = event.target.closest(TRIGGERS);
      if (trigger && trigger === shown?.trigger && event.type !== 'click') return;
      close();
      if (!trigger || (event.type === 'focusin' && !trigger.matches(':focus-visible'))) return;
      const content = trigger.matches('[data-tip-from]') ? status.current : contentOf(trigger);
      if (!content || content.hidden) return;
      const delay = trigger.closest<HTMLElement>('[data-delay]')?.dataset.delay ?? delayDuration;
      const isNext = performance.now() - closedAt < skipDelayDuration;
      const wait = isNext || event.type === 'click' ? 0 : Number(delay) - since;
      if (since > 0 && wait <= 0) open(trigger, content);
      else timer = setTimeout(() => open(trigger, content), wait);
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
      close();
      until.abort();
    };
  }, [first, delayDuration, skipDelayDuration]);

  return (
    <TooltipContent ref={status} role="status">
      {fetched}
    </TooltipContent>
  );
}

function contentOf(trigger: Element): HTMLElement | null {
  const next = trigger.nextElementSibling;
  return next instanceof HTMLElement && next.matches('[data-slot=tooltip-content]') ? next : null;
}

/** @returns the text, or the reason why it could not be loaded */
async function fetchTip(address: string): Promise<string> {
  try {
    const { tip, error } = await (await fetch(address)).json();
    return String(tip ?? error.message);
  } catch {
    return 'Could not be loaded';
  }
}

function placeAt(trigger: Element, content: HTMLElement): void {
  const box = trigger.getBoundingClientRect();
  if (content.dataset.side === 'right') {
    content.style.left = `${box.right}px`;
    content.style.top = `${box.top + box.height / 2}px`;
    return;
  }
  // Leaves half the maximum width of a tooltip on each side, because a fetched text is longer than its placeholder.
  const room = trigger.matches('[data-tip-from]') ? 168 : content.offsetWidth / 2 + 8;
  const left = Math.min(Math.max(box.left + box.width / 2, room), innerWidth - room);
  content.style.left = `${left}px`;
  content.style.top = `${box.bottom}px`;
}
