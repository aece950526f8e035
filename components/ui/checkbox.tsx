import { part } from './part';

/** The browser's own checkbox in the accent colour: it posts with its form, without scripting too. */
export const Checkbox = part('input', 'checkbox', 'size-4 shrink-0 accent-primary', { type: 'checkbox' });
