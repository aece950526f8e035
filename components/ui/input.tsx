import type { ComponentProps } from 'react';
import { cn } from './cn';
import { inputVariants } from './input-variants';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" type={type} className={cn(inputVariants(), className)} {...props} />;
}
