import { cva } from 'class-variance-authority';

/** The class names of a text field, for the scripts of the first load. The button inside a date field takes the focus too. */
export const inputVariants = cva(
  'block h-10 w-full min-w-0 rounded-md border border-input bg-card px-3 text-base outline-offset-2 outline-ring focus-within:outline-2 disabled:opacity-38 aria-invalid:border-destructive max-sm:h-11 max-sm:text-lg max-sm:tracking-normal',
);
