import { inputVariants } from './input-variants';
import { part } from './merged-part';

export const Input = part('input', 'input', inputVariants(), { type: 'text' });
