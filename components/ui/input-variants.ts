import { cva } from 'class-variance-authority';

/** Also styles the focus of the button in a date field. */
export const inputVariants = cva(
  'block w-full min-w-0 rounded-md border border-input bg-card outline-offset-2 outline-ring focus-within:outline-2 disabled:opacity-38 aria-invalid:border-destructive max-sm:h-11 max-sm:text-lg max-sm:tracking-normal',
  {
    variants: { size: { default: 'h-10 px-3 text-base', sm: 'h-8 px-2 text-sm' } },
    defaultVariants: { size: 'default' },
  },
);
