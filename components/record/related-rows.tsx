import { type ReactNode, Suspense } from 'react';
import { EmptyPart } from '@/components/feedback/empty-part';
import { FailureToast } from '@/components/feedback/failure-toast';
import type { Cells } from '@/components/fields/field-value';
import { ForeignRowsLine } from '@/components/list/list-notes';
import { CouldNotLoad, OnlyForeignRows } from '@/components/list/states';
import { RelatedTable } from '@/components/list/table/related-table';
import { brokenRows, tableColumns, tableRows } from '@/components/list/table/table-rows';
import { Link } from '@/components/navigation/link';
import { textLink } from '@/components/ui/text-link';
import { leftOut } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { noneYet } from '@/lib/format/none-yet';
import { formatCount } from '@/lib/format/number';
import type { PageOfRows } from '@/lib/resources/loaded';
import type { Format, ListDefinition } from '@/lib/resources/resource';
import { fieldsThatFit } from './fields-that-fit';
import { RelatedRowsSkeleton } from './record-skeleton';

type Props<Item extends { uid: string }> = {
  title: string;
  list: Pick<ListDefinition<Item>, 'fields' | 'row'>;
  page: Result<Pick<PageOfRows<Item>, 'rows' | 'foreignRows'> & { paging: { total: number | null } }>;
  href: string;
  /** False if no list shows these rows. Then only Retry uses `href`, which is this screen's URL. */
  hasList?: boolean;
  note?: ReactNode;
  format: Format;
  cells?: Cells<Item>;
};

type LaterProps<Item extends { uid: string }> = Omit<Props<Item>, 'page'> & {
  load: () => Promise<Props<Item>['page']>;
};

export function LaterRows<Item extends { uid: string }>(props: LaterProps<Item>) {
  return (
    <Suspense fallback={<RelatedRowsSkeleton title={props.title} />}>
      <LoadedRows {...props} />
    </Suspense>
  );
}

async function LoadedRows<Item extends { uid: string }>({ load, ...props }: LaterProps<Item>) {
  return <RelatedRows {...props} page={await load()} />;
}

export function RelatedRows<Item extends { uid: string }>({
  title,
  list,
  page,
  href,
  hasList = true,
  note,
  format,
  cells,
}: Props<Item>) {
  const rows = page.ok ? page.value.rows : [];
  const total = page.ok ? page.value.paging.total : null;
  const foreignRows = page.ok ? page.value.foreignRows : undefined;
  if (total === 0 && rows.length === 0) return <EmptyPart title={title} />;
  const failure = page.ok ? brokenRows(page.value.rows) : page.failure;
  const fields = fieldsThatFit(list.fields);
  return (
    <div>
      <h2 className="flex items-baseline gap-2.5 px-6 pt-6 pb-3 text-lg font-semibold max-sm:px-4">
        {title}
        {page.ok && hasList && (
          <Link href={href} className={textLink}>
            {total === null ? 'All' : `All ${formatCount(total)}`}
          </Link>
        )}
      </h2>
      <ForeignRowsLine foreignRows={foreignRows} />
      {note}
      <RelatedTable
        label={title}
        columns={tableColumns(fields, format)}
        rows={tableRows(rows, { list, fields, cells, format })}
        empty={
          !page.ok ? (
            <CouldNotLoad what={title.toLowerCase()} failure={page.failure} href={href} />
          ) : foreignRows && leftOut(foreignRows) > 0 ? (
            <OnlyForeignRows of={foreignRows.of} nextHref={null} />
          ) : (
            <p className="px-6 py-10 text-muted-foreground max-sm:px-4">{noneYet(title)}</p>
          )
        }
      />
      {failure && <FailureToast failure={failure} />}
    </div>
  );
}
