'use client';

import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';

type Props = Omit<ComponentProps<'input'>, 'checked' | 'ref' | 'type'> & {
  checked?: boolean | 'indeterminate';
  onCheckedChange?: (checked: boolean) => void;
};

/** A native checkbox in place of Radix's button, so that the form submits its value. */
export function Checkbox({ checked, onCheckedChange, onChange, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // A click before hydration changes the box without calling `onChange`, so it is repeated.
  const adopt = useEffectEvent(() => {
    const box = input.current;
    const isShown = checked === true;
    if (checked === undefined || !box || box.checked === isShown) return;
    box.checked = isShown;
    box.click();
  });
  useEffect(() => adopt(), []);
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'indeterminate';
  }, [checked]);
  return (
    <input
      ref={input}
      type="checkbox"
      // Keeps browsers from restoring a tick that the app does not know of, perhaps on another row.
      autoComplete="off"
      checked={checked === 'indeterminate' ? false : checked}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
      {...props}
    />
  );
}
