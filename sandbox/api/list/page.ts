import type { Paging } from '@/lib/contract/common';

type Asked = { pageNumber: number; pageSize: number };

/** The rows of a page and the exact number of all; rows past the end are not asked for. */
export async function page<Item>(
  { pageNumber, pageSize }: Asked,
  total: number,
  list: (limit: number, offset: number) => Promise<Item[]>,
): Promise<{ items: Item[]; paging: Paging }> {
  const offset = (pageNumber - 1) * pageSize;
  const items = offset < total ? await list(pageSize, offset) : [];
  return { items, paging: { pageNumber, pageSize, total } };
}
