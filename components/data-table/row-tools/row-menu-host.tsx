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
    const buttonAt = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLButtonElement>('[data-row-menu]') : null;
    const onClick = (event: MouseEvent) => {
      const button = buttonAt(event);
      if (!button) return;
      setOpened({ button, byKeyboard: event.detail === 0 });
      show();
    };
    const onIntent = (event: Event) => {
      if (buttonAt(event)) preload();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  });

  return open && Menu && opened && <Menu {...opened} onOpenChange={setOpen} />;
}
