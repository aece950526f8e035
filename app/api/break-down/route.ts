import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import { statusOf, toResult } from '@/lib/contract/result';
import { csvRow, csvStart } from '@/lib/csv/csv';
import { loadBreakDown } from '@/lib/loaders/load-break-down';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { fileResponse } from '@/lib/server/responses/api-response';
import { exportFailed, htmlErrorPage, UNAUTHORIZED } from '@/lib/server/responses/html-error-page';
import { barsOf } from '@/lib/stats/break-down-bars';

export const GET = withRenewal(async (request: Request): Promise<Response> => {
  if (!(await readSession())) return htmlErrorPage(UNAUTHORIZED, request);
  const { searchParams } = new URL(request.url);
  const [list, by] = [searchParams.get('list') ?? '', searchParams.get('by') ?? ''];
  const refuse = exportFailed(request, ['Summarise', routes.breakDown(list, by)]);
  const answer = await toResult(loadBreakDown(list, by, await readTimeZone()));
  if (!answer.ok) return refuse(statusOf(answer.failure), answer.failure.message);
  if (!answer.value) return refuse(404, 'This list does not exist.');
  const [unread] = answer.value.unread;
  if (unread) return refuse(400, `${unread.words}. Remove it from the list, then export again.`);
  const { counted, note, without } = answer.value;
  if (counted.length === 0 && note) return refuse(400, note);
  const { bars, failed } = barsOf(answer.value);
  // Responds with an error if a value is missing, because the CSV would look complete.
  if (failed.length > 0) return refuse(502, `Not every value could be counted: ${failed[0]?.label}.`);
  const lines = [...bars.map(({ name, count }) => [name, count]), ...without.map(({ label }) => [label, 0])];
  const rows = [csvRow([answer.value.by.label, 'Rows']), ...lines.map(csvRow)];
  const name = `${answer.value.list.name}-by-${answer.value.by.key}.csv`;
  return fileResponse(csvStart + rows.join(''), { name, type: 'csv' });
});
