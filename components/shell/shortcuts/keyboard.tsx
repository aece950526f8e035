'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { typeAgain } from '@/components/old-lazy/type-again';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { createKeys } from './keys';
import { ShortcutsDialog } from './shortcuts-dialog';

/** Everything that keys do; `first` came before this code did. */
export function Keyboard({ first }: { first: KeyboardEvent[] }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const opener = useRef<Element>(null);

  const [keys] = useState(() =>
    createKeys({
      showAll: () => {
        opener.current = document.activeElement;
        setOpen(true);
      },
      go: (href) => router.push(href),
    }),
  );
  const press = (event: KeyboardEvent) => {
    if (keys.press(event)) event.preventDefault();
  };
  useWindowEvent('keydown', (event) => {
    if (!event.defaultPrevented) press(event);
  });
  useWindowEvent('pointerdown', keys.forget);
  const pressFirst = useEffectEvent(() => {
    const focused = document.activeElement;
    for (const event of first.splice(0)) {
      // One of them moved the focus to a row, which the next were meant for.
      if (event.target === focused && document.activeElement !== focused) typeAgain(event);
      else press(event);
    }
  });
  useEffect(() => pressFirst(), []);

  return <ShortcutsDialog open={open} onOpenChange={setOpen} opener={opener} />;
}
