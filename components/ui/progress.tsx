import type { ComponentProps } from 'react';
import { cn } from './cn';
import styles from './progress.module.css';

/** Without a value it is indeterminate. */
export function Progress({ className, ...props }: ComponentProps<'progress'>) {
  return (
    <progress
      data-slot="progress"
      className={cn(
        styles.progress,
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-border',
        className,
      )}
      {...props}
    />
  );
}
