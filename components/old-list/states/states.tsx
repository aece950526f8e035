import type { ReactNode } from 'react';
import { failureReason } from '@/components/feedback/failure-reason';
import { ListLink } from '@/components/old-list/navigation/list-link';
import { Empty, EmptyContent, EmptyDescription, EmptyHeader, EmptyMedia, EmptyTitle } from '@/components/ui/empty';
import { textLink } from '@/components/ui/text-link';
import type { ForeignRows } from '@/lib/contract/page';
import type { Failure } from '@/lib/contract/result';
import { Retry } from './retry';

type NoResultsProps = {
  nothingYet: string;
  q: string;
  isFiltered: boolean;
  clearHref: string;
};

export function NoResults({ nothingYet, q, isFiltered, clearHref }: NoResultsProps) {
  const found = q ? `The search for “${q}” found nothing` : 'Nothing matches these filters';
  const isNarrowed = q !== '' || isFiltered;
  return (
    <Panel
      title="No results"
      text={isNarrowed ? `${found}${q && isFiltered ? ' with these filters' : ''}.` : nothingYet}
    >
      {isNarrowed && (
        <ListLink href={clearHref} className={textLink}>
          {q ? (isFiltered ? 'Clear search and filters' : 'Clear search') : 'Clear filters'}
        </ListLink>
      )}
    </Panel>
  );
}

type OnlyForeignRowsProps = { foreignRows: ForeignRows; next: string | null };

/** A page of a group's or event's list that held rows of others only: further pages may hold its own. */
export function OnlyForeignRows({ foreignRows: { of }, next }: OnlyForeignRowsProps) {
  return (
    <Panel
      title={`No rows of this ${of} on this page`}
      text={
        next ? `It held rows of others only. The ${of}’s own may be on the next page.` : 'It held rows of others only.'
      }
    >
      {next && (
        <ListLink href={next} className={textLink}>
          Go on to the next page
        </ListLink>
      )}
    </Panel>
  );
}

export function CouldNotLoad({ what, failure, href }: { what: string; failure: Failure; href: string }) {
  if (failure.kind === 'refused' && failure.status === 403) {
    return (
      <Panel
        title="No access"
        text={failure.message}
        icon={<span aria-hidden className="icon-lock size-5 text-warning" />}
      />
    );
  }
  return (
    <Panel
      title={`Could not load ${what}`}
      text={failureReason(failure)}
      icon={<span aria-hidden className="icon-cloud-off size-5 text-destructive" />}
    >
      <Retry href={href} onReturn={isOutage(failure)} />
    </Panel>
  );
}

/** What may be over soon. */
const isOutage = (failure: Failure) =>
  failure.kind === 'unreachable' || (failure.kind === 'refused' && failure.status >= 500);

type PanelProps = { title: string; text: string; icon?: ReactNode; children?: ReactNode };

function Panel({ title, text, icon, children }: PanelProps) {
  return (
    <Empty className="min-h-56 gap-1.5 py-12">
      <EmptyHeader className="gap-1.5">
        {icon && <EmptyMedia className="mb-0">{icon}</EmptyMedia>}
        <EmptyTitle>{title}</EmptyTitle>
        <EmptyDescription className="wrap-anywhere">{text}</EmptyDescription>
      </EmptyHeader>
      {children && <EmptyContent className="pt-2">{children}</EmptyContent>}
    </Empty>
  );
}
