import type { Metadata } from 'next';
import { MonthForm } from '@/components/dashboard/month-form';
import { MonthTable } from '@/components/dashboard/month-table';
import { MonthTrends } from '@/components/dashboard/month-trends';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { PageHeader } from '@/components/list/page-header';
import { Link } from '@/components/navigation/link';
import { textLink } from '@/components/ui/text-link';
import { requireSession } from '@/lib/auth/session/read-session';
import { formatDay, zoneLabel } from '@/lib/format/date';
import { loadMonthReport } from '@/lib/loaders/load-month-report';
import { screenNames } from '@/lib/names';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { type MonthSpans, monthSpans, readMonth } from '@/lib/stats/month';
import { type MonthReport, rowsAtEnd, rowsInMonth } from '@/lib/stats/month-rows';

const { title } = screenNames['/month'];

export const metadata: Metadata = { title };

const NOTE = 'px-6 text-sm text-muted-foreground max-sm:px-4';

export default async function MonthReportPage({ searchParams }: PageProps<'/month'>) {
  await requireSession();
  const timeZone = await readTimeZone();
  const today = formatDay(new Date().toISOString(), timeZone);
  const month = readMonth(await searchParams, today);
  const spans = monthSpans(month, today);
  const head = <Head month={month} today={today} timeZone={timeZone} spans={spans} />;
  if (!spans) {
    return (
      <>
        {head}
        <p className={NOTE}>{`${month} has no complete day to compare yet.`}</p>
      </>
    );
  }
  return (
    <>
      {head}
      <StreamWhenSlow data={loadMonthReport(spans, timeZone)} fallback={<p className={NOTE}>Counting…</p>}>
        {(report) => <Report report={report} />}
      </StreamWhenSlow>
    </>
  );
}

type HeadProps = { month: string; today: string; timeZone: string; spans: MonthSpans | null };

function Head({ month, today, timeZone, spans }: HeadProps) {
  const isOpen = spans !== null && spans.now.last.slice(0, 7) === today.slice(0, 7);
  return (
    <PageHeader
      title={`${title} ${month}`}
      note={isOpen ? 'in progress' : null}
      description={
        <p className="text-sm text-muted-foreground">
          {isOpen && <span>{'Complete days so far, compared with as many days of the other months. '}</span>}
          <span>{`Time zone: ${zoneLabel(timeZone)}.`}</span>
        </p>
      }
      narrow="below"
      tools={
        <>
          {spans && (
            <a href={routes.monthReportCsv(month)} download className={textLink}>
              CSV
            </a>
          )}
          <MonthForm month={month} today={today} />
        </>
      }
    />
  );
}

function Report({ report }: { report: MonthReport }) {
  const { spans } = report;
  const { first, last } = spans.now;
  const onDashboard = { period: 'custom', from: first, to: last, interval: 'day' };
  return (
    <>
      <MonthTable label="During the month" spans={spans} rows={rowsInMonth(report)} />
      <p className={`pt-3 ${NOTE}`}>
        Rounds played counts all rounds whatever their status, also those that were abandoned, cancelled or never
        started.
      </p>
      <div className="pt-6">
        <MonthTable label="At month end" spans={spans} rows={rowsAtEnd(report)} />
        <p className={`pt-3 ${NOTE}`}>
          The rounds of an event are created when it is set up, often in an earlier month than they are played. So the
          change in rounds created differs from the rounds played.
        </p>
      </div>
      <section aria-label="Day by day" className="pt-6 print:break-before-page print:pt-0">
        <div className="flex flex-wrap items-baseline gap-x-4 px-6 max-sm:px-4">
          <h2 className="text-lg font-semibold">Day by day</h2>
          <Link href={routes.listed(routes.dashboard, onDashboard)} className={`${textLink} print:hidden`}>
            Show on the dashboard
          </Link>
        </div>
        <MonthTrends report={report} />
      </section>
    </>
  );
}
