import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { buttonVariants } from './button-variants';
import { part } from './part';
import { Slot } from './slot';

export function Pagination({ className, ...props }: ComponentProps<'nav'>) {
  return <nav aria-label="Pages" data-slot="pagination" className={cx('flex items-center', className)} {...props} />;
}

export const PaginationContent = part('ul', 'pagination-content', cx, 'flex items-center gap-1');

export function PaginationItem(props: ComponentProps<'li'>) {
  return <li data-slot="pagination-item" {...props} />;
}

export function PaginationLink({ asChild = false, className, ...props }: ComponentProps<'a'> & { asChild?: boolean }) {
  const Comp = asChild ? Slot : 'a';
  return (
    <Comp
      data-slot="pagination-link"
      className={buttonVariants({ variant: 'outline', size: 'icon-sm', className: cx('max-sm:size-11', className) })}
      {...props}
    />
  );
}
