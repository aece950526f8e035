import { part } from './part';
import { LinkOrChild } from './slot';

export const Breadcrumb = part('nav', 'breadcrumb', '', { 'aria-label': 'Breadcrumb' });

export const BreadcrumbList = part(
  'ol',
  'breadcrumb-list',
  'flex min-w-0 items-center gap-2 text-sm text-muted-foreground',
);

export const BreadcrumbLink = part(LinkOrChild, 'breadcrumb-link', 'rounded-sm hover:text-foreground hover:underline');
export const BreadcrumbPage = part('span', 'breadcrumb-page', 'font-medium text-foreground', {
  'aria-current': 'page',
});
