import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import { statusOf } from '@/lib/contract/result';
import { csvRow, csvStart } from '@/lib/csv/csv';
import { formatDay } from '@/lib/format/date';
import { loadMonthReport } from '@/lib/loaders/load-month-report';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { fileResponse } from '@/lib/server/responses/api-response';
import { exportFailed, htmlErrorPage, UNAUTHORIZED } from '@/lib/server/responses/html-error-page';
import { spanLabel } from '@/lib/stats/days';
import { monthSpans, readMonth } from '@/lib/stats/month';
import { rowsAtEnd, rowsInMonth } from '@/lib/stats/month-rows';

export const GET = withRenewal(async (request: Request): Promise<Response> => {
  if (!(await readSession())) return htmlErrorPage(UNAUTHORIZED, request);
  const timeZone = await readTimeZone();
  const today = formatDay(new Date().toISOString(), timeZone);
  const month = readMonth(Object.fromEntries(new URL(request.url).searchParams), today);
  const refuse = exportFailed(request, ['Month report', routes.monthReportOf(month)]);
  const spans = monthSpans(month, today);
  if (!spans) return refuse(404, 'This month has no complete day yet.');
  const report = await loadMonthReport(spans, timeZone);
  const [now, before, yearBefore] = [spans.now, spans.before, spans.yearBefore].map((span) => spanLabel(span));
  const lines: (string | number)[][] = [
    ['', now, before, `Change from ${before}`, yearBefore, `Change from ${yearBefore}`].map((heading) => heading ?? ''),
  ];
  for (const [label, rows] of [['', rowsInMonth(report)] as const, [', at the end', rowsAtEnd(report)] as const]) {
    for (const { label: name, figures } of rows) {
      // Responds with an error if a number is missing, because the CSV would look complete.
      if (!figures.ok) return refuse(statusOf(figures.failure), `${name}: ${figures.failure.message}`);
      const [now, before, yearBefore] = figures.value.map(({ count }) => count);
      lines.push([
        `${name}${label}`,
        ...[now, before, changeOf(now, before), yearBefore, changeOf(now, yearBefore)].map((count) => count ?? ''),
      ]);
    }
  }
  return fileResponse(csvStart + lines.map(csvRow).join(''), { name: `month-${month}.csv`, type: 'csv' });
});

function changeOf(now: number | null | undefined, before: number | null | undefined): number | null {
  return now == null || before == null ? null : now - before;
}
