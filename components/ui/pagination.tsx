import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { buttonVariants } from './button-variants';
import { Slot } from './slot';

function Pagination({ className, ...props }: ComponentProps<'nav'>) {
  return <nav aria-label="Pages" data-slot="pagination" className={cx('flex items-center', className)} {...props} />;
}

function PaginationContent({ className, ...props }: ComponentProps<'ul'>) {
  return <ul data-slot="pagination-content" className={cx('flex items-center gap-1', className)} {...props} />;
}

function PaginationItem(props: ComponentProps<'li'>) {
  return <li data-slot="pagination-item" {...props} />;
}

type LinkProps = ComponentProps<'a'> & { asChild?: boolean; isActive?: boolean };

function PaginationLink({ asChild = false, className, isActive = false, ...props }: LinkProps) {
  const Comp = asChild ? Slot : 'a';
  return (
    <Comp
      aria-current={isActive ? 'page' : undefined}
      data-slot="pagination-link"
      data-active={isActive || undefined}
      className={buttonVariants({ variant: 'outline', size: 'icon-sm', className: cx('max-sm:size-11', className) })}
      {...props}
    />
  );
}

function PaginationPrevious(props: LinkProps) {
  return <PaginationLink aria-label="Previous page" className="before:icon-chevron-left" {...props} />;
}

function PaginationNext(props: LinkProps) {
  return <PaginationLink aria-label="Next page" className="before:icon-chevron-right" {...props} />;
}

function PaginationEllipsis({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden
      data-slot="pagination-ellipsis"
      className={cx('grid size-8 place-items-center before:icon-ellipsis', className)}
      {...props}
    />
  );
}

export {
  Pagination,
  PaginationContent,
  PaginationEllipsis,
  PaginationItem,
  PaginationLink,
  PaginationNext,
  PaginationPrevious,
};
