import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Empty({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="empty"
      className={cn('flex min-w-0 flex-col items-center justify-center gap-3 px-6 py-16 text-center', className)}
      {...props}
    />
  );
}

export function EmptyHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="empty-header"
      className={cn('flex max-w-prose flex-col items-center gap-1', className)}
      {...props}
    />
  );
}

export function EmptyMedia({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="empty-icon"
      className={cn(
        'mb-2 flex shrink-0 items-center justify-center text-muted-foreground [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-5',
        className,
      )}
      {...props}
    />
  );
}

export function EmptyTitle({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="empty-title" className={cn('text-base font-medium', className)} {...props} />;
}

export function EmptyDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="empty-description" className={cn('text-sm text-muted-foreground', className)} {...props} />;
}

export function EmptyContent({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="empty-content" className={cn('flex flex-col items-center gap-2 text-sm', className)} {...props} />
  );
}
