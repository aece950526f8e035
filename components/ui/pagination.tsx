import { buttonVariants } from './button-variants';
import { part } from './part';
import { LinkOrChild } from './slot';

export const Pagination = part('nav', 'pagination', 'flex items-center', { 'aria-label': 'Pages' });
export const PaginationContent = part('ul', 'pagination-content', 'flex items-center gap-1');
export const PaginationItem = part('li', 'pagination-item');
export const PaginationLink = part(
  LinkOrChild,
  'pagination-link',
  buttonVariants({ variant: 'outline', size: 'icon-sm', className: 'max-sm:size-11' }),
);
