import { clsx } from 'clsx';

/** Joins class names, leaving out what is false. */
export const cn = clsx;
