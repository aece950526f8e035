import { readSession } from '@/lib/auth/session/session';
import { statusOf, toResult } from '@/lib/contract/result';
import { checkUid } from '@/lib/contract/uid';
import { csvRow, csvStart } from '@/lib/csv/csv';
import { shortUid } from '@/lib/format/uid';
import { sheetCells, sheetText } from '@/lib/golf/results/result-sheet';
import type { ResultsOf } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { readUid } from '@/lib/server/requests/uid';
import { fileResponse } from '@/lib/server/responses/file-response';
import { htmlErrorPage, NOT_FOUND, UNAUTHORIZED } from '@/lib/server/responses/html-error-page';
import { sheets } from './sheets';

type Props = { params: Promise<{ kind: string; uid: string }> };

/** The results of an event or a round, or a group's contests, as a CSV; as text with `as=text`. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  if (!(await readSession())) return htmlErrorPage(UNAUTHORIZED, request);
  const { kind, uid: given } = await params;
  const uid = readUid(given);
  if (uid === null || !Object.hasOwn(sheets, kind)) return htmlErrorPage(NOT_FOUND, request);
  const { searchParams } = new URL(request.url);
  const team = checkUid(searchParams.get('team') ?? '');
  const { of, screen } = sheets[kind as ResultsOf];
  const refuse = (status: number, message: string) =>
    htmlErrorPage({ status, title: 'The export failed', message, links: [['Results', screen(uid, team)]] }, request);
  const answer = await toResult(of(uid, await readTimeZone(), team));
  if (!answer.ok) return refuse(statusOf(answer.failure), answer.failure.message);
  if (answer.value === null) return htmlErrorPage(NOT_FOUND, request);
  // A file that leaves a board out would look complete.
  const failed = answer.value.tables.find((table) => table.failed);
  if (failed) return refuse(502, `${failed.title}: ${failed.lacks}`);
  if (searchParams.get('as') === 'text') return fileResponse(sheetText(answer.value), { type: 'plain' });
  const name = `${kind}-${shortUid(uid.replace(/[^\w-]/g, ''), '-')}-results.csv`;
  return fileResponse(csvStart + sheetCells(answer.value).map(csvRow).join(''), { name, type: 'csv' });
}
