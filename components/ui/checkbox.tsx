'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'checked' | 'ref' | 'type'> & {
  checked?: boolean | 'indeterminate';
  onCheckedChange?: (checked: boolean) => void;
};

/** A native checkbox instead of Radix's button, so that its value is submitted with the form. */
export function Checkbox({ checked, onCheckedChange, onChange, className, ...props }: Props) {
  return (
    <input
      ref={(input) => {
        if (input) input.indeterminate = checked === 'indeterminate';
      }}
      type="checkbox"
      data-slot="checkbox"
      className={cx('size-4 shrink-0 accent-primary', className)}
      checked={checked === 'indeterminate' ? false : checked}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
      {...props}
    />
  );
}
