'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { createKeys } from './keys';
import { keepRows } from './rows';
import { ShortcutsDialog } from './shortcuts-dialog';

/** Everything that keys do; `first` came before this code did. */
export function Keyboard({ first }: { first: KeyboardEvent[] }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const opener = useRef<Element>(null);

  useEffect(() => {
    const showAll = () => {
      opener.current = document.activeElement;
      setOpen(true);
    };
    const rows = keepRows();
    const keys = createKeys({ rows, showAll, go: (href) => router.push(href) });
    const press = (event: KeyboardEvent) => {
      if (keys.press(event)) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) press(event);
    };
    for (const event of first.splice(0)) press(event);
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', keys.forget);
    return () => {
      rows.stop();
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', keys.forget);
    };
  }, [first, router]);

  return <ShortcutsDialog open={open} onOpenChange={setOpen} opener={opener} />;
}
