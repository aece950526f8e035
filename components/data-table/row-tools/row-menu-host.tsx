'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useLazy } from '@/components/lazy/use-lazy';
import type { RowMenuProps } from './row-menu';

const load = (): Promise<ComponentType<RowMenuProps>> => import('./row-menu').then((module) => module.RowMenu);

type Opened = { button: HTMLButtonElement; byKeyboard: boolean };

/** Opens the menus of all rows: one listener of the page, since hundreds of buttons would each cost the first load. */
export function RowMenuHost() {
  const { Loaded: Menu, open, setOpen, show, preload } = useLazy('The menu', load);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const on = ({ type, target, detail }: UIEvent) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-row-menu]');
      if (!button) return;
      if (type !== 'click') return preload();
      setOpened({ button, byKeyboard: detail === 0 });
      show();
    };
    for (const type of ['click', 'pointerover', 'focusin'] as const) {
      document.addEventListener(type, on, { signal: stop.signal });
    }
    return () => stop.abort();
  });

  return open && Menu && opened && <Menu {...opened} onOpenChange={setOpen} />;
}
