import type { ComponentProps } from 'react';
import { cn } from './cn';
import { part } from './merged-part';

export function Card({ className, size = 'default', ...props }: ComponentProps<'div'> & { size?: 'default' | 'sm' }) {
  return (
    <div
      data-slot="card"
      data-size={size}
      className={cn('group/card flex flex-col gap-4 rounded-lg border bg-card py-5', className)}
      {...props}
    />
  );
}

export const CardHeader = part(
  'div',
  'card-header',
  'grid auto-rows-min items-start gap-1 px-6 has-data-[slot=card-action]:grid-cols-[1fr_auto]',
);

export const CardTitle = part('div', 'card-title', 'text-base font-semibold group-data-[size=sm]/card:text-sm');
export const CardDescription = part('div', 'card-description', 'text-sm text-muted-foreground');
export const CardAction = part('div', 'card-action', 'col-start-2 row-span-2 row-start-1 self-start justify-self-end');
export const CardContent = part('div', 'card-content', 'px-6');
export const CardFooter = part('div', 'card-footer', 'flex items-center px-6');
