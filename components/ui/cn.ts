import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/**
 * Joins class names; of two that set the same property the later one wins.
 *
 * Costs 8 KB: a component that every screen loads in the browser takes the class names of a variant instead
 * (`buttonVariants`), and leaves `cn` to the server and to what is imported on intent.
 */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
