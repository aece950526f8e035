import { part } from './merged-part';

export const Alert = part(
  'div',
  'alert',
  'grid w-full grid-cols-[1rem_1fr] items-start gap-x-2 gap-y-0.5 rounded-md bg-destructive-muted px-3 py-2.5 text-sm [&>svg]:mt-0.5 [&>svg]:text-destructive',
  { role: 'alert' },
);

export const AlertTitle = part('div', 'alert-title', 'col-start-2 font-medium');
export const AlertDescription = part('div', 'alert-description', 'col-start-2 grid gap-1');
