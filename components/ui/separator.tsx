import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A hairline, for the eye only. */
export function Separator({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-hidden data-slot="separator" className={cn('h-px w-full shrink-0 bg-border', className)} {...props} />
  );
}
