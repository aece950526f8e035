import type { ReactNode } from 'react';
import type { TableOf } from '@/components/cells/column';
import { FirstRows } from '@/components/list/first-rows';
import type { Page } from '@/lib/contract/page';
import { toResult } from '@/lib/contract/result';

/** The parts of a peek below the facts; each comes when it is there. */
export type Parts = Readonly<Record<string, Promise<ReactNode>>>;

type Rows<Item> = { title: string; table: TableOf<Item>; answer: Promise<Page<Item>>; href: string };

export async function firstRows<Item extends { uid: string }>({ answer, ...props }: Rows<Item>): Promise<ReactNode> {
  return <FirstRows {...props} answer={await toResult(answer)} />;
}

export const FEW = { pageSize: 3 };
