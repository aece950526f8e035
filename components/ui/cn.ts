import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Merges Tailwind classes; later ones win. It adds 8 KB, so scripts of the first load use class variants instead. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
