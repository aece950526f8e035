import type { ReactNode } from 'react';
import { failureReason } from '@/components/feedback/failure-reason';
import { FailureDetails } from '@/components/feedback/technical-details';
import { WithNames } from '@/components/fields/with-names';
import { Link } from '@/components/navigation/link';
import { Empty, EmptyContent, EmptyDescription, EmptyHeader, EmptyMedia, EmptyTitle } from '@/components/ui/empty';
import { textLink } from '@/components/ui/text-link';
import type { Failure } from '@/lib/contract/result';
import { routes } from '@/lib/routes';
import { Retry } from './retry';

type NoResultsProps = {
  /** The text for a list without any rows, such as `There are no users yet.` */
  empty: string;
  /** The plural of the noun, such as `users`. */
  nouns: string;
  q: string;
  isFiltered: boolean;
  clearHref: string;
  children?: ReactNode;
};

export function NoResults({ empty, nouns, q, isFiltered, clearHref, children }: NoResultsProps) {
  if (q === '' && !isFiltered) return <State title="No results" text={empty} />;
  const found = q ? `No ${nouns} match “${q}”` : `No ${nouns} match these filters`;
  return (
    <State title="No results" text={`${found}${q && isFiltered ? ' with these filters' : ''}.`} names={[q]}>
      {children}
      {q && (
        <Link href={routes.search(q)} className={textLink}>
          Search everything for “<bdi>{q}</bdi>”
        </Link>
      )}
      <Link href={clearHref} scroll={false} className={textLink}>
        {q ? (isFiltered ? 'Clear search and filters' : 'Clear search') : 'Clear filters'}
      </Link>
    </State>
  );
}

/** @param nextHref the URL of the next page, which may have rows of this record */
export function OnlyForeignRows({ of, nextHref }: { of: string; nextHref: string | null }) {
  const next = nextHref ? ` Check the next page.` : '';
  return (
    <State
      title={`Nothing on this page belongs to this ${of}`}
      text={`The golf service sent rows of other ${of}s or of none.${next}`}
    >
      {nextHref && (
        <Link href={nextHref} scroll={false} className={textLink}>
          Next page
        </Link>
      )}
    </State>
  );
}

type CouldNotLoadProps = {
  what: string;
  failure: Failure;
  href: string;
  /** Labels of filters that the API may have refused. */
  refused?: readonly string[];
};

export function CouldNotLoad({ what, failure, href, refused = [] }: CouldNotLoadProps) {
  if (failure.kind === 'refused' && failure.status === 403) {
    return (
      <State title="No access" text={failureReason(failure)} icon="icon-lock text-warning">
        <FailureDetails failure={failure} />
      </State>
    );
  }
  return (
    <State
      title={`Could not load ${what}`}
      text={[failureReason(failure), refusedText(refused)].filter(Boolean).join(' ')}
      icon="icon-cloud-off text-destructive"
    >
      <Retry href={href} onReturn={isOutage(failure)} />
      <FailureDetails failure={failure} />
    </State>
  );
}

function refusedText(labels: readonly string[]): string | null {
  if (labels.length === 0) return null;
  return labels.length === 1
    ? `The golf service may not support the filter ${labels[0]}. Remove it and try again.`
    : `The golf service may not support one of these filters: ${labels.join(', ')}. Remove one at a time and try again.`;
}

function isOutage(failure: Failure): boolean {
  return failure.kind === 'unreachable' || (failure.kind === 'refused' && failure.status >= 500);
}

type StateProps = { title: string; text: string; names?: readonly string[]; icon?: string; children?: ReactNode };

function State({ title, text, names = [], icon, children }: StateProps) {
  return (
    <Empty className="min-h-56 gap-1.5 py-12">
      <EmptyHeader className="gap-1.5">
        {icon && (
          <EmptyMedia className="mb-0">
            <span aria-hidden className={`size-5 ${icon}`} />
          </EmptyMedia>
        )}
        <EmptyTitle>{title}</EmptyTitle>
        <EmptyDescription className="wrap-anywhere">
          <WithNames names={names}>{text}</WithNames>
        </EmptyDescription>
      </EmptyHeader>
      {children && <EmptyContent className="pt-2">{children}</EmptyContent>}
    </Empty>
  );
}
