import { part } from './part';

export const Pagination = part('nav', 'pagination', 'flex items-center', { 'aria-label': 'Pages' });
export const PaginationContent = part('ul', 'pagination-content', 'flex items-center gap-1');
