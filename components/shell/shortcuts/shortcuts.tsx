'use client';

import { useEffect, useState } from 'react';
import { listStore } from '@/components/old-list/list-store';
import { isLayerOpen } from '@/components/ui/layers';
import { useLoaded } from '@/components/ui/use-loaded';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { pressEarlyKeys } from './early-keys';
import { goToSearch } from './go-to-search';
import { areShortcutsOn } from './shortcut-choice';

const load = () => import('./keyboard').then((module) => module.Keyboard);

/** Waits for the first key that could be a shortcut, fetches what knows them all, and hands the key over. */
export function Shortcuts() {
  const [Keyboard, prepare] = useLoaded(load);
  const [first] = useState<KeyboardEvent[]>([]);
  const wait = (event: KeyboardEvent) => {
    if (!couldBeShortcut(event)) return;
    listStore.set({ usesKeys: true });
    if (event.key !== '/') first.push(event);
    else if (areShortcutsOn() && !isLayerOpen()) {
      // What is typed next belongs into the field; Firefox would open its own search.
      event.preventDefault();
      goToSearch();
    }
    // The next key tries again.
    prepare().catch(() => first.splice(0));
  };
  useWindowEvent('keydown', Keyboard ? null : wait);
  useEffect(() => void pressEarlyKeys(), []);
  return Keyboard && <Keyboard first={first} />;
}

function couldBeShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey, target, defaultPrevented } = event;
  if (defaultPrevented || (target as Element).matches?.('input,select,textarea')) return false;
  // AltGr, which some keyboards need for brackets, is reported as both Ctrl and Alt, or as neither.
  return !metaKey && ctrlKey === altKey && /^(.|Tab|Enter|Home|End|Arrow.*)$/.test(key);
}
