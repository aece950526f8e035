import { WithNames } from '@/components/fields/with-names';
import { Link } from '@/components/navigation/link';
import { type ForeignRows, leftOut } from '@/lib/contract/page';
import { foreignRowsText } from '@/lib/list/rows/foreign-rows';
import { type ListState, listHref } from '@/lib/list/url/list-state';
import { printHref } from '@/lib/list/url/printed';

type ZoneProps = {
  pathname: string;
  state: ListState;
  timeZone: string;
  ownTimeZone: string | null;
};

export function LinkTimeZone({ pathname, state, timeZone, ownTimeZone }: ZoneProps) {
  if (ownTimeZone === null) return null;
  return (
    <p
      data-slot="pinned-zone"
      className="flex shrink-0 flex-wrap items-center gap-x-2 px-6 pb-3.5 text-sm text-muted-foreground max-sm:px-4"
    >
      <span>{`Times are in ${timeZone}, from the link you opened`}</span>
      <span aria-hidden>·</span>
      <Link
        href={listHref(pathname, state, { zone: undefined, pageNumber: state.pageNumber })}
        scroll={false}
        className="rounded-sm font-medium text-primary hover:underline coarse:py-3"
      >
        Use mine
        <span className="sr-only">{`: ${ownTimeZone}`}</span>
      </Link>
    </p>
  );
}

export function UnknownViewParts({ view, parts }: { view: string | undefined; parts: readonly string[] }) {
  if (view === undefined || parts.length === 0) return null;
  return (
    <p
      data-slot="unknown-parts"
      className="flex shrink-0 items-baseline gap-2 px-6 pb-3.5 text-sm text-warning max-sm:px-4"
    >
      <span aria-hidden className="icon-triangle-alert small-icon relative top-0.5" />
      <WithNames names={[view]}>
        {`The view “${view}” uses ${parts.join(', ')}, which this list no longer has.`}
      </WithNames>
    </p>
  );
}

type LinksProps = { filtersHref: string | null; exportHref: string; listHref: string; breakDown: string | null };

export function ListLinks({ filtersHref, exportHref, listHref, breakDown }: LinksProps) {
  return (
    <noscript className="flex flex-wrap gap-x-4 gap-y-1 px-6 pb-3 text-sm text-primary max-sm:px-4 [&>a]:underline">
      {filtersHref && <a href={filtersHref}>Filters</a>}
      <a href={exportHref}>Export CSV</a>
      <a href={printHref(listHref)}>Print</a>
      {breakDown && <a href={breakDown}>Summarise</a>}
    </noscript>
  );
}

export function ForeignRowsLine({ foreignRows }: { foreignRows: ForeignRows | undefined }) {
  if (!foreignRows) return null;
  const [first, ...others] = foreignRowsText(foreignRows);
  const unknown = leftOut(foreignRows) > 0 ? ', so the total is unknown' : '';
  return (
    <p data-slot="foreign-rows" className="flex items-center gap-2 px-6 pb-3 text-sm text-warning max-sm:px-4">
      <span aria-hidden className="icon-triangle-alert shrink-0" />
      <span>{`${[`${first}${unknown}`, ...others].join('. ')}.`}</span>
    </p>
  );
}
