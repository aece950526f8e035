import type { ComponentProps } from 'react';
import { cn } from './cn';
import styles from './progress.module.css';

type Props = Omit<ComponentProps<'progress'>, 'value'> & { value?: number | null };

/** A native `progress` element, indeterminate without a value. Radix's `getValueLabel` is not supported. */
export function Progress({ value, className, ...props }: Props) {
  return (
    <progress
      data-slot="progress"
      value={value ?? undefined}
      className={cn(
        styles.progress,
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-border',
        className,
      )}
      {...props}
    />
  );
}
