import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { part } from './part';
import { Slot } from './slot';

export function Breadcrumb(props: ComponentProps<'nav'>) {
  return <nav aria-label="Breadcrumb" data-slot="breadcrumb" {...props} />;
}

export const BreadcrumbList = part(
  'ol',
  'breadcrumb-list',
  cx,
  'flex min-w-0 items-center gap-2 text-sm text-muted-foreground',
);

export function BreadcrumbItem({ className, ...props }: ComponentProps<'li'>) {
  return <li data-slot="breadcrumb-item" className={className} {...props} />;
}

export function BreadcrumbLink({ asChild = false, className, ...props }: ComponentProps<'a'> & { asChild?: boolean }) {
  const Comp = asChild ? Slot : 'a';
  return (
    <Comp
      data-slot="breadcrumb-link"
      className={cx('rounded-sm hover:text-foreground hover:underline', className)}
      {...props}
    />
  );
}

export function BreadcrumbPage({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-current="page"
      data-slot="breadcrumb-page"
      className={cx('font-medium text-foreground', className)}
      {...props}
    />
  );
}

export function BreadcrumbSeparator() {
  return (
    <li
      aria-hidden
      role="presentation"
      data-slot="breadcrumb-separator"
      className="before:icon-chevron-right before:block before:size-3.5"
    />
  );
}
