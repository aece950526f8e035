import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares secrets of any length in constant time. */
export const timingSafeTextEqual = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
