import type { Metadata } from 'next';
import { BarTable } from '@/components/charts/bar-table';
import { failureReason } from '@/components/feedback/failure-reason';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { LoadFailure } from '@/components/golf/load-failure';
import { PageHeader } from '@/components/list/page-header';
import { Link } from '@/components/navigation/link';
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { textLink } from '@/components/ui/text-link';
import { requireSession } from '@/lib/auth/session/read-session';
import { type Result, toResult } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { notFilteredBy } from '@/lib/list/rows/ignored-filters';
import { unreadText } from '@/lib/list/url/read-filters';
import { type BreakDown, loadBreakDown } from '@/lib/loaders/load-break-down';
import { screenNames } from '@/lib/names';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { throwNotFound } from '@/lib/server/requests/not-found';
import { barsOf } from '@/lib/stats/break-down-bars';

const screen = screenNames['/break-down'];

export const metadata: Metadata = { title: screen.title };

export default async function BreakDownPage({ searchParams }: PageProps<'/break-down'>) {
  const { list, by } = await searchParams;
  const [address, key] = [[list].flat()[0] ?? '', [by].flat()[0] ?? ''];
  return (
    <StreamWhenSlow
      data={load(address, key)}
      fallback={
        <PageHeader title={screen.title} description={<p className="text-sm text-muted-foreground">Counting…</p>} />
      }
    >
      {(loaded) => {
        if (loaded.ok) return <Counted of={loaded.value} />;
        return <LoadFailure what="the summary" failure={loaded.failure} href={routes.breakDown(address, key)} />;
      }}
    </StreamWhenSlow>
  );
}

async function load(address: string, key: string): Promise<Result<BreakDown>> {
  await requireSession();
  const loaded = await toResult(loadBreakDown(address, key, await readTimeZone()));
  return loaded.ok ? { ok: true, value: loaded.value ?? throwNotFound() } : loaded;
}

function Counted({ of }: { of: BreakDown }) {
  const { list, href, filters, unread, under, by, total, note, without } = of;
  const { bars, failed, sum } = barsOf(of);
  const all = total.ok ? total.value : null;
  const title = `${list.label} by ${by.label.toLowerCase()}`;
  return (
    <>
      <PageHeader
        title={title}
        count={all}
        note={notFilteredBy(unread)}
        description={
          <p className="flex flex-wrap gap-x-4 text-sm text-muted-foreground">
            {under.map((one) => (
              <span key={one}>{one}</span>
            ))}
            <Link href={href} className={textLink}>
              Back to list
            </Link>
          </p>
        }
        tools={
          <a href={routes.breakDownCsv(href, by.key)} download className={textLink}>
            CSV
          </a>
        }
      />
      <Tabs>
        <TabsList aria-label="Summarise by">
          {filters.map(({ key, label }) => (
            <TabsTrigger key={key} aria-current={key === by.key ? 'page' : undefined} asChild>
              <Link href={routes.breakDown(href, key)}>{label}</Link>
            </TabsTrigger>
          ))}
        </TabsList>
      </Tabs>
      <div className="max-w-3xl px-6 py-4 max-sm:px-4">
        {unread.map(({ label, words }) => (
          <p key={words} className="pb-3 text-sm text-warning">
            {unreadText({ label, words })}
          </p>
        ))}
        {without.length > 0 && (
          <details className="pb-3 text-sm">
            <summary className="text-muted-foreground">{`Without ${list.label.toLowerCase()}: ${formatCount(without.length)}`}</summary>
            <ul className="flex flex-wrap gap-x-4 pt-2">
              {without.map(({ label, href: to }) => (
                <li key={to}>
                  <Link href={to} className="rounded-sm hover:underline">
                    <bdi>{label}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )}
        {bars.length === 0 && note === null && <p className="text-sm text-muted-foreground">Nothing to count.</p>}
        {bars.length > 0 && (
          <BarTable label={title} nameHead={by.label} countHead={list.label} bars={bars} total={all ?? sum} />
        )}
        <CountNotes note={note} all={all} sum={sum} />
        {failed.map(({ label, total: of }) => (
          <p key={label} data-slot="unread" className="pt-1 text-sm text-warning">
            {`${label}: could not be counted${of.ok ? '' : `: ${failureReason(of.failure)}`}`}
          </p>
        ))}
      </div>
    </>
  );
}

function CountNotes({ note, all, sum }: { note: string | null; all: number | null; sum: number }) {
  const words = [
    note,
    all === null && 'The golf service sends no total for this list, so the percentages refer to the counted rows.',
    all !== null && sum > all && 'Rows were added while counting, so the counts add up to more than the total.',
  ].filter((one) => typeof one === 'string');
  return words.map((one) => (
    <p key={one} className="pt-3 text-sm text-muted-foreground">
      {one}
    </p>
  ));
}
