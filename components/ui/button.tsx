import type { ComponentProps } from 'react';
import { cn } from './cn';

const variants = {
  primary: 'bg-primary text-primary-foreground hover:opacity-90',
  secondary: 'bg-secondary text-secondary-foreground hover:bg-accent',
  outline: 'border border-border bg-background hover:bg-accent',
  ghost: 'hover:bg-accent',
  destructive: 'bg-destructive text-destructive-foreground hover:opacity-90',
} as const;

const sizes = {
  control: 'h-8 px-3 text-sm coarse:h-11',
  icon: 'size-8 coarse:size-11',
  field: 'h-10 px-4 text-base max-sm:h-11',
} as const;

export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** The class names of a button, for links that look like one. */
export function buttonClass({ variant = 'outline', size = 'control' }: ButtonLook = {}, extra?: string): string {
  return cn(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none',
    'transition-colors duration-120 disabled:opacity-38 aria-disabled:opacity-38',
    variants[variant],
    sizes[size],
    extra,
  );
}

export function Button({ variant, size, className, type = 'button', ...props }: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...props} />;
}
