import type { ReactNode } from 'react';
import { EmptyPart } from '@/components/feedback/empty-part';
import { ListToast } from '@/components/feedback/list-toast';
import { Link } from '@/components/navigation/link';
import { fitting, type TableOf } from '@/components/old-cells/column';
import { textLink } from '@/components/ui/text-link';
import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { Table } from './answer-table';

type Props<Item> = {
  title: string;
  table: TableOf<Item>;
  answer: Result<Page<Item>>;
  href: string;
  linked?: boolean;
  /** Between title and table. */
  note?: ReactNode;
};

const NO_STATE = { pageNumber: 1, pageSize: 10, sortedBy: '', q: '', filters: {}, columns: null };

export function FirstRows<Item extends { uid: string }>({
  title,
  table,
  answer,
  href,
  linked = true,
  note,
}: Props<Item>) {
  const total = answer.ok ? answer.value.paging.total : null;
  if (answer.ok && total === 0 && answer.value.rows.length === 0) return <EmptyPart title={title} />;
  const columns = fitting(table.columns).map(({ sortKey: _, ...column }) => column);
  return (
    <div>
      <h2 className="flex items-baseline gap-2.5 px-6 pt-6 pb-3 text-lg font-semibold max-sm:px-4">
        {title}
        {linked && answer.ok && total !== 0 && (
          <Link href={href} className={textLink}>
            {total !== null && total > 5 ? `All ${formatCount(total)}` : 'Open list'}
          </Link>
        )}
      </h2>
      {note}
      <Table
        label={title}
        table={{ ...table, columns }}
        answer={answer}
        pathname={href}
        state={NO_STATE}
        nothingYet="None yet"
        whole
      />
      <ListToast answer={answer} />
    </div>
  );
}
