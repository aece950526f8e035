import { part } from './merged-part';

/** The items share a `name`. */
export const RadioGroup = part('div', 'radio-group', 'grid gap-2', { role: 'radiogroup' });
export const RadioGroupItem = part('input', 'radio-group-item', 'size-4 shrink-0 accent-primary', { type: 'radio' });
