import { part } from './part';

/** A native checkbox, which posts with its form. */
export const Checkbox = part('input', 'checkbox', 'size-4 shrink-0 accent-primary', { type: 'checkbox' });
