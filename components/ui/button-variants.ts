import { cva } from 'class-variance-authority';

/** Separate from the Button component, so that links can look like buttons. */
export const buttonVariants = cva('button', {
  variants: {
    variant: {
      default: 'bg-primary text-primary-foreground hover:opacity-90',
      destructive: 'bg-destructive text-destructive-foreground hover:opacity-90',
      outline: 'border bg-background hover:bg-accent',
      ghost: 'hover:bg-accent',
      link: 'text-primary underline-offset-4 hover:underline',
    },
    size: {
      default: 'h-9 px-4 coarse:h-11',
      xs: 'h-7 px-2 coarse:h-11',
      sm: 'h-8 px-3 coarse:h-11',
      lg: 'h-10 px-4 text-base max-sm:h-11',
      icon: 'size-9 coarse:size-11',
      'icon-xs': 'size-6 rounded-sm',
      'icon-sm': 'size-8 coarse:size-11',
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});
