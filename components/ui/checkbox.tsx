import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The browser's own checkbox in the accent colour: it posts with its form, without scripting too. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="checkbox"
      data-slot="checkbox"
      className={cx('size-4 shrink-0 accent-primary', className)}
      {...props}
    />
  );
}
