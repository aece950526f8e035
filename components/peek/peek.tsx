'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useLazy } from '@/components/lazy/use-lazy';
import type { DrawPeek, FirstPeek } from './drawn-peeks';

const load = () => import('./peek-sheet');
const loadSheet = () => load().then((module) => module.PeekSheet);

/** How long the pointer or the focus rests on a peek button before its record is fetched. */
const REST_MS = 100;
const BUTTON = 'button[name=peek]';
const EVENTS = ['peek-row', 'click', 'pointerover', 'focusin'];

/** Shows a row's record beside its list, as the address says. Without scripting it is a section above the list. */
export function Peek({ draw, first }: { draw: DrawPeek; first?: FirstPeek }) {
  const uid = useSearchParams().get('peek');
  const { Loaded: Sheet, show } = useLazy('The peek', loadSheet);
  const [isLive, setLive] = useState(false);
  const shown = useRef(show);
  shown.current = show;

  useEffect(() => {
    setLive(true);
    if (uid) shown.current();
  }, [uid]);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const onEvent = (event: Event) => {
      clearTimeout(rest);
      const { type, target, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
      const isRow = type === EVENTS[0];
      const button = isRow ? target.closest('tr')?.querySelector<HTMLButtonElement>(BUTTON) : target.closest(BUTTON);
      if (!(button instanceof HTMLButtonElement)) return;
      if (isRow || type === 'click') {
        event.preventDefault();
        // What could not be loaded is loaded again, and then reported.
        load().then(({ goToPeek }) => goToPeek(button.value), shown.current);
      } else
        rest = setTimeout(
          () =>
            load()
              .then(({ peekAhead }) => peekAhead(draw, button.value))
              .catch(() => undefined),
          REST_MS,
        );
    };
    for (const type of EVENTS) document.addEventListener(type, onEvent);
    return () => {
      clearTimeout(rest);
      for (const type of EVENTS) document.removeEventListener(type, onEvent);
    };
  }, [draw]);

  if (uid && Sheet) return <Sheet draw={draw} first={first} />;
  if (!first || isLive || first.content instanceof Promise) return null;
  return (
    <section aria-labelledby="peek-title" className="border-b-2 pb-4 scripted:hidden">
      <p className="px-6 pt-4 text-sm font-medium text-primary max-sm:px-4">
        <a href={first.closeHref} className="rounded-sm hover:underline coarse:py-3">
          Close
        </a>
      </p>
      {first.content}
    </section>
  );
}
