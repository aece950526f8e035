import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonVariants } from './button-variants';
import { cn } from './cn';
import { Slot } from './slot';

function Pagination({ className, ...props }: ComponentProps<'nav'>) {
  return <nav aria-label="Pages" data-slot="pagination" className={cn('flex items-center', className)} {...props} />;
}

function PaginationContent({ className, ...props }: ComponentProps<'ul'>) {
  return <ul data-slot="pagination-content" className={cn('flex items-center gap-1', className)} {...props} />;
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
      className={cn(buttonVariants({ variant: 'outline', size: 'icon-sm' }), className)}
      {...props}
    />
  );
}

function PaginationPrevious(props: LinkProps) {
  return (
    <PaginationLink aria-label="Previous page" {...props}>
      {props.children ?? <ChevronLeft />}
    </PaginationLink>
  );
}

function PaginationNext(props: LinkProps) {
  return (
    <PaginationLink aria-label="Next page" {...props}>
      {props.children ?? <ChevronRight />}
    </PaginationLink>
  );
}

function PaginationEllipsis({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden
      data-slot="pagination-ellipsis"
      className={cn('grid size-8 place-items-center', className)}
      {...props}
    >
      <Ellipsis />
    </span>
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
