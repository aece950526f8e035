import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from './slot';

function Breadcrumb(props: ComponentProps<'nav'>) {
  return <nav aria-label="Breadcrumb" data-slot="breadcrumb" {...props} />;
}

function BreadcrumbList({ className, ...props }: ComponentProps<'ol'>) {
  return (
    <ol
      data-slot="breadcrumb-list"
      className={cx('flex min-w-0 items-center gap-2 text-sm text-muted-foreground', className)}
      {...props}
    />
  );
}

function BreadcrumbItem({ className, ...props }: ComponentProps<'li'>) {
  return <li data-slot="breadcrumb-item" className={className} {...props} />;
}

function BreadcrumbLink({ asChild = false, className, ...props }: ComponentProps<'a'> & { asChild?: boolean }) {
  const Comp = asChild ? Slot : 'a';
  return (
    <Comp
      data-slot="breadcrumb-link"
      className={cx('rounded-sm hover:text-foreground hover:underline', className)}
      {...props}
    />
  );
}

function BreadcrumbPage({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-current="page"
      data-slot="breadcrumb-page"
      className={cx('font-medium text-foreground', className)}
      {...props}
    />
  );
}

function BreadcrumbSeparator() {
  return (
    <li
      aria-hidden
      role="presentation"
      data-slot="breadcrumb-separator"
      className="before:icon-chevron-right before:block before:size-3.5"
    />
  );
}

export { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbList, BreadcrumbPage, BreadcrumbSeparator };
