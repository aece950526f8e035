import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { part } from './part';

type Props = Omit<ComponentProps<'select'>, 'size'> & { size?: 'sm' | 'default' };

export function NativeSelect({ size = 'default', className, ...props }: Props) {
  return (
    <span
      data-slot="native-select-wrapper"
      className="relative inline-flex after:pointer-events-none after:absolute after:inset-y-0 after:right-2 after:my-auto after:icon-chevron-down after:text-muted-foreground"
    >
      <select
        data-slot="native-select"
        data-size={size}
        className={cx(
          size === 'sm' ? 'h-8' : 'h-9',
          'w-full appearance-none rounded-md border border-input bg-card pr-7 pl-2.5 outline-offset-2 outline-ring focus:outline-2 disabled:opacity-38 aria-disabled:opacity-38 aria-invalid:border-destructive coarse:h-11 max-sm:h-11 max-sm:text-lg max-sm:tracking-normal',
          className,
        )}
        {...props}
      />
    </span>
  );
}

export const NativeSelectOption = part('option', 'native-select-option');
