import { part } from './merged-part';

/** Choices of which one is taken. The items share a `name`, as in any form. */
export const RadioGroup = part('div', 'radio-group', 'grid gap-2', { role: 'radiogroup' });
export const RadioGroupItem = part('input', 'radio-group-item', 'size-4 shrink-0 accent-primary', { type: 'radio' });
