/** Names under which admin APIs take the page, the number of rows, the search and the order; the usual ones first. */
export const PAGES = ['page', 'pageNumber', 'pageIndex', 'page_number', 'pageNo', 'p'] as const;
export const SIZES = ['size', 'pageSize', 'limit', 'perPage', 'per_page', 'page_size', 'count'] as const;
export const SEARCHES = ['search', 'q', 'query', 'term', 'text', 'filter', 'keyword'] as const;
export const ORDERS = ['sort', 'sortBy', 'orderBy', 'order', 'sortedBy', 'sort_by', 'order_by'] as const;
export const DIRECTIONS = ['direction', 'order', 'dir', 'sortOrder', 'sortDirection'] as const;
