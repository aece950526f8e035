'use client';

import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import type { MenuProps } from './lazy-menu';
import { useLazy } from './use-lazy';

type Props<Extra> = ComponentProps<'button'> & {
  /** Imports the menu; called on hover or focus and again, from the cache, on click. */
  load: () => Promise<ComponentType<MenuProps & Extra>>;
  menuProps: Extra;
};

/** A button whose menu is imported on hover or focus, and rendered only while it is open. Further attributes go to it. */
export function MenuButton<Extra extends object>({ load, menuProps, ...attributes }: Props<Extra>) {
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
        {...attributes}
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => showBy(event.detail === 0)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          showBy(true);
        }}
      />
      {open && Menu && <Menu {...menuProps} byKeyboard={byKeyboard} button={button} onOpenChange={setOpen} />}
    </div>
  );
}
