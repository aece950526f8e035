import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Label({ className, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller names the control
  return <label data-slot="label" className={cn('text-sm font-medium select-none', className)} {...props} />;
}
