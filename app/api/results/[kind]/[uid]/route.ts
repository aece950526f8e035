import { eventResults } from '@/components/resources/events/event-results';
import { roundResultSheet } from '@/components/resources/friendly-rounds/result-sheet';
import { contestSheet } from '@/components/resources/groups/contest-sheet';
import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import { statusOf, toResult } from '@/lib/contract/result';
import { checkUid } from '@/lib/contract/uid';
import { csvRow, csvStart } from '@/lib/csv/csv';
import { formatDay } from '@/lib/format/date';
import { slug } from '@/lib/format/slug';
import { shortUid } from '@/lib/format/uid';
import { type ResultSheet, sheetCells } from '@/lib/golf/results/result-sheet';
import { findRecord } from '@/lib/loaders/find-record';
import { loadContests } from '@/lib/loaders/load-contests';
import { loadEventResults } from '@/lib/loaders/load-event-results';
import { fetchFriendlyRound } from '@/lib/loaders/load-friendly-round';
import { eventSource } from '@/lib/resources/events';
import { groups } from '@/lib/resources/groups';
import { type ResultsOf, routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { readUid } from '@/lib/server/requests/uid';
import { fileResponse } from '@/lib/server/responses/api-response';
import { exportFailed, htmlErrorPage, NOT_FOUND, UNAUTHORIZED } from '@/lib/server/responses/html-error-page';

export const GET = withRenewal(
  async (request: Request, { params }: RouteContext<'/api/results/[kind]/[uid]'>): Promise<Response> => {
    if (!(await readSession())) return htmlErrorPage(UNAUTHORIZED, request);
    const { kind, uid: parameter } = await params;
    const uid = readUid(parameter);
    if (uid === null || !Object.hasOwn(sheets, kind)) return htmlErrorPage(NOT_FOUND, request);
    const { searchParams } = new URL(request.url);
    const team = checkUid(searchParams.get('team') ?? '');
    const { of, screen } = sheets[kind as ResultsOf];
    const refuse = exportFailed(request, ['Results', screen(uid, team)]);
    const timeZone = await readTimeZone();
    const answer = await toResult(of(uid, timeZone, team));
    if (!answer.ok) return refuse(statusOf(answer.failure), answer.failure.message);
    if (answer.value === null) return htmlErrorPage(NOT_FOUND, request);
    // Responds with an error if a leaderboard is missing, because the file would look complete.
    const failed = answer.value.tables.find((table) => table.failed);
    if (failed) return refuse(502, `${failed.title}: ${failed.lacks}`);
    const title = slug(answer.value.title) || `${kind}-${shortUid(uid.replace(/[^\w-]/g, ''), '-')}`;
    const name = `${title}-results-${formatDay(new Date(), timeZone)}.csv`;
    return fileResponse(csvStart + sheetCells(answer.value).map(csvRow).join(''), { name, type: 'csv' });
  },
);

type Sheet = {
  screen: (uid: string, team: string | null) => string;
  /** Returns null if the record does not exist. @throws RequestFailed, ContractBroken, Unreachable */
  of: (uid: string, timeZone: string, team: string | null) => Promise<ResultSheet | null>;
};

const sheets: Readonly<Record<ResultsOf, Sheet>> = {
  events: {
    screen: routes.eventResults,
    of: async (uid, timeZone, team) => {
      const found = await findRecord(eventSource, uid);
      return found && eventResults(found.item, await loadEventResults(found.item, team, timeZone), timeZone);
    },
  },
  'friendly-rounds': {
    screen: routes.friendlyRoundResults,
    of: async (uid, timeZone) => {
      const found = await fetchFriendlyRound(uid);
      return found && roundResultSheet(found.round, found.boards, timeZone);
    },
  },
  groups: {
    screen: routes.groupContests,
    of: async (uid, timeZone) => {
      const [found, contests] = await Promise.all([findRecord(groups, uid), loadContests(uid)]);
      return found && contestSheet(found.item.name, contests, { timeZone });
    },
  },
};
