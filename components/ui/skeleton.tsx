import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A bar in place of a text that is not there yet. Still for 150 ms, then it pulses. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      data-slot="skeleton"
      className={cn('h-2.5 animate-pulse rounded-sm bg-border', className)}
      {...props}
    />
  );
}
