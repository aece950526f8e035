import type { ReactNode } from 'react';
import type { TableOf } from '@/components/old-cells/column';
import { FirstRows } from '@/components/old-list/first-rows';
import type { ItemOf, ListEndpoint } from '@/lib/contract/endpoints';
import { toResult } from '@/lib/contract/result';
import type { AnyList, List } from '@/lib/old-registry/declare-list';
import { fetchList } from '@/lib/old-registry/fetch-list';

/** The parts of a peek below the facts; each comes when it is there. */
export type Parts = Readonly<Record<string, Promise<ReactNode>>>;

type OfRecord = { path: (uid: string) => string };

export async function firstRows<Endpoint extends ListEndpoint>(
  title: string,
  list: List<Endpoint> & OfRecord,
  uid: string,
  table: TableOf<ItemOf<Endpoint>>,
): Promise<ReactNode> {
  const answer = await toResult(fetchList(list as AnyList, FEW, { uid }));
  return <FirstRows<never> title={title} table={table} answer={answer} href={list.path(uid)} />;
}

export const FEW = { pageSize: 3 };
