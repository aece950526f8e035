import { part } from './merged-part';

export const Label = part('label', 'label', 'text-sm font-medium select-none');
