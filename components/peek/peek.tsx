'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLazy } from '@/components/lazy/use-lazy';
import { readPeek } from '@/lib/list/peek-address';
import { type DrawPeek, drawnPeek, keepPeek } from './drawn-peeks';
import { goToPeek, peekButtonAt, peekButtonOfRow } from './peek-rows';

const load = () => import('./peek-sheet').then((module) => module.PeekSheet);

/** How long the pointer or the focus rests on a peek button before its record is fetched. */
const REST_MS = 100;

type Props = {
  draw: DrawPeek;
  /** The peek of a shared link, as the first HTML has it. */
  first?: { pathname: string; uid: string; closeHref: string; content: ReactNode };
};

/** Shows a row's record beside its list, as the address says. Without scripting it is a section above the list. */
export function Peek({ draw, first }: Props) {
  const pathname = usePathname();
  const uid = readPeek(useSearchParams());
  const { Loaded: Sheet, show, preload } = useLazy('The peek', load);
  const [isLive, setLive] = useState(false);
  const now = useRef({ show, preload, pathname, draw });
  now.current = { show, preload, pathname, draw };

  useEffect(() => {
    if (first) keepPeek(first.pathname, first.uid, Promise.resolve({ content: first.content }));
    setLive(true);
  }, [first]);
  useEffect(() => {
    if (uid !== null) now.current.show();
  }, [uid]);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const onIntent = ({ target }: Event) => {
      clearTimeout(rest);
      const button = peekButtonAt(target);
      if (!button) return;
      now.current.preload();
      rest = setTimeout(() => void drawnPeek(now.current.draw, now.current.pathname, button.value), REST_MS);
    };
    const onClick = (event: MouseEvent) => {
      const button = peekButtonAt(event.target);
      if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      goToPeek(button.value);
    };
    const onRow = ({ target }: Event) => {
      const button = peekButtonOfRow(target);
      if (button) goToPeek(button.value);
    };
    const on = { pointerover: onIntent, focusin: onIntent, click: onClick, 'peek-row': onRow } as const;
    const listeners = Object.entries(on) as [string, (event: Event) => void][];
    for (const [type, listener] of listeners) document.addEventListener(type, listener);
    return () => {
      clearTimeout(rest);
      for (const [type, listener] of listeners) document.removeEventListener(type, listener);
    };
  }, []);

  if (uid !== null && Sheet)
    return <Sheet key={pathname} uid={uid} draw={draw} pathname={pathname} drawnAnew={first} />;
  if (!first || isLive) return null;
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
