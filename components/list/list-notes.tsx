import { Link } from '@/components/navigation/link';
import { type ListState, listHref } from '@/lib/list/address/list-state';

type ZoneProps = {
  pathname: string;
  state: ListState;
  timeZone: string;
  /** The zone of the user, where the address names another. */
  ownTimeZone: string | null;
};

/** Says that the opened link sets the time zone, and links to the list in the user's own. */
export function LinkTimeZone({ pathname, state, timeZone, ownTimeZone }: ZoneProps) {
  if (ownTimeZone === null) return null;
  return (
    <p
      data-slot="pinned-zone"
      className="flex shrink-0 flex-wrap items-center gap-x-2 px-6 pb-3.5 text-sm text-muted-foreground max-sm:px-4"
    >
      <span>{`Times are in ${timeZone}, as in the link you opened`}</span>
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

/** Says what the opened view asks for and the list does not know. */
export function UnknownViewParts({ view, parts }: { view: string | undefined; parts: readonly string[] }) {
  if (view === undefined || parts.length === 0) return null;
  return (
    <p
      data-slot="unknown-parts"
      className="flex shrink-0 items-baseline gap-2 px-6 pb-3.5 text-sm text-warning max-sm:px-4"
    >
      <span aria-hidden className="icon-triangle-alert small-icon relative top-0.5" />
      <span>{`The list does not know ${parts.join(', ')} of the view “${view}”. The rest is shown.`}</span>
    </p>
  );
}
