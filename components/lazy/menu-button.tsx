'use client';

import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { MenuProps } from './lazy-menu';
import { useLazy } from './use-lazy';

type Props<Extra> = {
  label?: string;
  title?: string;
  className: string;
  children?: ReactNode;
  /** Imports the menu; called on hover or focus and again, from the cache, on click. */
  load: () => Promise<ComponentType<MenuProps & Extra>>;
  menuProps: Extra;
};

/** A button whose menu is imported on hover or focus, and rendered only while it is open. Further attributes go to it. */
export function MenuButton<Extra extends object>({
  label,
  title,
  className,
  children,
  load,
  menuProps,
  ...attributes
}: Props<Extra>) {
  const button = useRef<HTMLButtonElement>(null);
  const { Loaded: Menu, open, setOpen, show, preload } = useLazy('The menu', load);
  const [byKeyboard, setByKeyboard] = useState(false);

  const showBy = (keyboard: boolean) => {
    setByKeyboard(keyboard);
    show();
  };

  return (
    <div className="relative flex min-w-0">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={title}
        className={className}
        {...attributes}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => showBy(event.detail === 0)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          showBy(true);
        }}
      >
        {children}
      </button>
      {open && Menu && <Menu {...menuProps} byKeyboard={byKeyboard} button={button} onOpenChange={setOpen} />}
    </div>
  );
}
