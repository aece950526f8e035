import type { Metadata } from 'next';
import Link from 'next/link';
import { LoadFailure } from '@/components/data-table/states/load-failure';
import { PageHeader } from '@/components/layout/page-header';
import { Empty, EmptyDescription } from '@/components/ui/empty';
import { checkAccess } from '@/lib/api/access';
import { keptToCheck } from '@/lib/api/to-check/kept';
import { requireSession } from '@/lib/auth/session/session';
import { toResult } from '@/lib/contract/result';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import type { SearchParams } from '@/lib/list/list-state';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { FoundTable } from './found-table';
import { readFound } from './read-found';

export const metadata: Metadata = { title: 'To check' };

const PAGE_SIZE = 20;

/** Lists that can be looked through, page by page. */
const more = [
  ['Courses', routes.listed(routes.eventCourses, { check: 'page' })],
  ['Group members', routes.listed(routes.groupMembers, { check: 'page' })],
  [
    'Events in progress, the earliest first',
    routes.listed(routes.events, { status: 'IN_PROGRESS', sortedBy: 'startDate', check: 'page' }),
  ],
] as const;

export default async function ToCheckPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requireSession();
  // The record is this process's own: only the API can say whether this reader may see what others met.
  const access = await toResult(checkAccess());
  if (!access.ok) return <LoadFailure what="what is to check" failure={access.failure} href={routes.toCheck} />;
  const { since, entries, dropped } = keptToCheck();
  const pages = Math.max(1, Math.ceil(entries.length / PAGE_SIZE));
  const page = Math.min(pages, readPage((await searchParams).pageNumber));
  const [timeZone, { rows, hidden }] = await Promise.all([
    readTimeZone(),
    readFound(entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)),
  ]);
  return (
    <>
      <PageHeader
        title="To check"
        count={entries.length}
        description={
          <p className="max-w-prose text-sm text-muted-foreground">
            Records with something to check that were met by everybody who worked here since{' '}
            <span className="whitespace-nowrap">{formatDateTime(since, timeZone)}</span> ({zoneLabel(timeZone)}), each
            for 24 hours after it was looked at. It is not everything: a record that nobody opened, and a page that
            nobody looked through, is not here.
            {dropped > 0 && ` ${formatCount(dropped)} more were met and forgotten for lack of room.`}
          </p>
        }
      />
      {rows.length > 0 ? (
        <FoundTable rows={rows} timeZone={timeZone} />
      ) : (
        <Empty className="border-y py-10 max-sm:px-4">
          <EmptyDescription>
            {entries.length === 0 ? 'Nothing to check was met yet.' : 'Nothing here that your account may see.'}
          </EmptyDescription>
        </Empty>
      )}
      {hidden > 0 && (
        <p className="px-6 pt-3 text-sm text-muted-foreground max-sm:px-4">
          {`${formatCount(hidden)} on this page ${hidden === 1 ? 'is' : 'are'} not shown: gone, or not for your account.`}
        </p>
      )}
      <nav
        aria-label="More to check"
        className="flex flex-wrap items-baseline gap-x-5 gap-y-2 px-6 py-4 text-sm max-sm:px-4"
      >
        {page > 1 && <More href={pageHref(page - 1)}>Newer</More>}
        {page < pages && <More href={pageHref(page + 1)}>Older</More>}
        <span className="text-muted-foreground">Look through:</span>
        {more.map(([label, href]) => (
          <More key={href} href={href}>
            {label}
          </More>
        ))}
      </nav>
    </>
  );
}

function More({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="rounded-sm font-medium text-primary hover:underline coarse:-my-3 coarse:py-3"
    >
      {children}
    </Link>
  );
}

const pageHref = (page: number) =>
  page === 1 ? routes.toCheck : routes.listed(routes.toCheck, { pageNumber: String(page) });

function readPage(text: string | readonly string[] | undefined): number {
  const page = Number([text].flat()[0] ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
