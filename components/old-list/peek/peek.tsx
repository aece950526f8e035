'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useLazy } from '@/components/old-lazy/use-lazy';
import { listStore } from '@/components/old-list/list-store';
import { HAVE_OWN_PREVIEW } from '@/lib/list/own-preview';
import type { DrawPeek, FirstPeek } from './drawn-peeks';
import { leavePeek } from './peek-address';

const load = () => import('./peek-sheet');
const loadSheet = () => load().then((module) => module.PeekSheet);

/** Nothing changes after the first render in the browser. */
const subscribe = () => () => undefined;

/**
 * Shows a row's record beside its list, as the address says. Without scripting it is a section above the list.
 * @param drawnAt another number when the page was refreshed
 */
export function Peek({ draw, drawnAt, first }: { draw: DrawPeek; drawnAt: number; first?: FirstPeek }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time for another page
  const source = useMemo(() => ({ draw, since: Date.now() }), [draw, drawnAt]);
  const hasOwnPreview = HAVE_OWN_PREVIEW.test(usePathname());
  const named = useSearchParams().get('peek');
  const uid = hasOwnPreview ? null : named;
  const { Loaded: Sheet, show } = useLazy('The peek', loadSheet, leavePeek);
  const isLive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const showSheet = useEffectEvent(show);
  useEffect(() => {
    if (uid) showSheet();
  }, [uid]);
  useEffect(() => {
    listStore.set({
      peekAhead: (row) => {
        // The sheet reports a failure when it opens.
        load().then(
          ({ peekAhead }) => peekAhead(source, row),
          () => undefined,
        );
      },
    });
    return () => listStore.set({ peekAhead: null });
  }, [source]);

  if (uid && Sheet) return <Sheet source={source} first={first} />;
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
