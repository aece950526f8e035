import Link from 'next/link';
import type { ReactNode } from 'react';
import { ListNavigation } from '@/components/data-table/navigation/list-navigation';
import { ListToast } from '@/components/data-table/states/list-toast';
import { EmptyPart } from '@/components/record/empty-part';
import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import type { Column } from './column';
import { Table } from './data-table';

type Props<Item> = {
  title: string;
  columns: readonly Column<Item>[];
  answer: Result<Page<Item>>;
  /** The address of the whole list; of the screen itself where these are all rows. */
  href: string;
  linked?: boolean;
  /** Between title and table. */
  note?: ReactNode;
};

const NO_STATE = { pageNumber: 1, pageSize: 10, sortedBy: '', q: '', filters: {}, columns: null };

/** The first rows of a list on the screen of its record, and the link to all of them. */
export function FirstRows<Item extends { uid: string }>({
  title,
  columns,
  answer,
  href,
  linked = true,
  note,
}: Props<Item>) {
  const total = answer.ok ? answer.value.paging.total : null;
  if (answer.ok && total === 0 && answer.value.rows.length === 0) return <EmptyPart title={title} />;
  const plain = columns.map(({ sortKey: _, ...column }) => column);
  return (
    <div>
      <h2 className="flex items-baseline gap-2.5 px-6 pt-6 pb-3 text-lg font-semibold max-sm:px-4">
        {title}
        {linked && answer.ok && total !== 0 && (
          <Link
            href={href}
            prefetch={false}
            className="rounded-sm text-sm font-medium text-primary hover:underline coarse:-my-3 coarse:py-3"
          >
            {total !== null && total > 5 ? `All ${formatCount(total)}` : 'Open list'}
          </Link>
        )}
      </h2>
      {note}
      <ListNavigation>
        <Table
          label={title}
          columns={plain}
          answer={answer}
          pathname={href}
          state={NO_STATE}
          nothingYet="None yet"
          whole
        />
        <ListToast answer={answer} id={crypto.randomUUID()} />
      </ListNavigation>
    </div>
  );
}
