'use client';

import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import type { MenuProps } from './lazy-menu';

type Props<Extra> = {
  label?: string;
  title?: string;
  tip?: string;
  className: string;
  children: ReactNode;
  /** Imports the menu; called on hover or focus and again, from the cache, on click. */
  load: () => Promise<ComponentType<MenuProps & Extra>>;
  menuProps: Extra;
};

/** A button whose menu is imported on hover or focus, and rendered only while it is open. */
export function MenuButton<Extra extends object>({
  label,
  title,
  tip,
  className,
  children,
  load,
  menuProps,
}: Props<Extra>) {
  const button = useRef<HTMLButtonElement>(null);
  const [Menu, setMenu] = useState<ComponentType<MenuProps & Extra>>();
  const [open, setOpen] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);

  const prepare = async () => {
    if (Menu) return;
    const loaded = await load();
    setMenu(() => loaded);
  };
  const show = (withKeyboard: boolean) => {
    setByKeyboard(withKeyboard);
    setOpen(true);
    prepare().catch(() => {
      setOpen(false);
      showToast({
        title: 'The menu could not be loaded',
        description: 'Check the connection, then reload the page.',
        variant: 'destructive',
      });
    });
  };
  // A failure shows when the click loads it again.
  const preload = () => void prepare().catch(() => undefined);

  return (
    <div className="relative flex min-w-0">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={title}
        data-tip={tip}
        className={className}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => show(event.detail === 0)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          show(true);
        }}
      >
        {children}
      </button>
      {open && Menu && <Menu {...menuProps} byKeyboard={byKeyboard} button={button} onOpenChange={setOpen} />}
    </div>
  );
}
