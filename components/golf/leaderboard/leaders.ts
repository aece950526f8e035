import { failureReason } from '@/components/feedback/failure-reason';
import { matchWords } from '@/components/golf/match/match-view';
import { nameOrUid } from '@/components/old-cells/name-or-uid';
import type { FriendlyLeaders, StrokeBoard } from '@/lib/contract/boards';
import type { LeaderboardRow, LeaderboardRows } from '@/lib/contract/leaderboards';
import { soundItems } from '@/lib/contract/page';
import { isNotFound, type Result } from '@/lib/contract/result';
import { faultOf, type Reading, type ReadValue, readFrom, reads } from '@/lib/contract/wire/unread';
import { listWords } from '@/lib/format/list-words';
import { formatToPar } from '@/lib/format/signed';
import { progressWords } from '@/lib/golf/leaderboard/progress';
import { rowName } from './rows';

/** A leaderboard, or the matches of a round, without cards; null for a format that has none. */
export type Scoring = FriendlyLeaders | null;

type Said = ReadValue<string | null>;

const said = (value: string | null): Said => ({ ok: true, value });

/** Who leads, on what and how far: `Ann Lee, 38 points, thru 12`; how matches stand; why neither is known. */
export function leaderWords(scoring: Scoring): Said {
  if (scoring === null) return said('No leaderboard');
  const answer = scoring.board === 'matchplay' ? scoring.matches : scoring.leaderboard;
  if (!answer.ok)
    return said(isNotFound(answer) ? 'No leaderboard' : `Could not be loaded: ${failureReason(answer.failure)}`);
  const broken = answer.value.rows.filter(({ ok }) => !ok).length;
  const lost = broken > 0 ? ` (${broken} not readable)` : '';
  const read = scoring.board === 'matchplay' ? matchesOf(scoring.matches) : firstOf(scoring.leaderboard, scoring.board);
  return read.ok ? said(read.value === null ? lost.trim() || null : read.value + lost) : read;
}

function matchesOf(answer: Extract<FriendlyLeaders, { board: 'matchplay' }>['matches']): Said {
  if (!answer.ok) return said(null);
  const words = soundItems(answer.value.rows).map((row) => readFrom(row, matchWords(answer.value.holesCount ?? null)));
  return words.find(({ ok }) => !ok) ?? said(words.flatMap((one) => (one.ok ? [one.value] : [])).join('; ') || null);
}

function firstOf(answer: Result<LeaderboardRows>, board: StrokeBoard): Said {
  const rows = answer.ok ? soundItems(answer.value.rows) : [];
  const fault = rows.map((row) => faultOf(row, 'position')).find((one) => one !== null);
  if (fault) return { ok: false, fault };
  const first = rows.filter(({ position }) => position === 1);
  const [best] = first;
  if (!best) return said(null);
  const more = first.length > 2 ? ` and ${first.length - 1} others` : '';
  const names = first.slice(0, more ? 1 : 2).map((row) => nameOf(row));
  const far = first.map((row) => readFrom(row, THROUGH));
  const unread = far.find(({ ok }) => !ok);
  if (unread) return unread;
  const tied = first.length > 1 ? 'Tied: ' : '';
  const through = throughWords(far.flatMap((one) => (one.ok && one.value !== null ? [one.value] : [])));
  return readFrom(best, scoreOf(tied + names.join(' & ') + more, board, through));
}

/** How many holes a row has, F for all; null where that is not known. */
const THROUGH: Reading<LeaderboardRow, string | null> = reads(['thru', 'status'], ({ thru, status }) =>
  status === 'FINISHED' ? 'F' : thru ? String(thru) : null,
);

/** `F`, `thru 9`, of a tie `thru 9 and 10`. */
function throughWords(far: readonly string[]): string | null {
  const each = [...new Set(far)].toSorted(new Intl.Collator('en', { numeric: true }).compare);
  if (each.length === 0) return null;
  return each.join() === 'F' ? 'F' : `thru ${listWords(each)}`;
}

function nameOf(row: LeaderboardRow): string {
  return nameOrUid({ ...row, uid: row.player?.uid ?? row.team?.uid ?? '' }, rowName);
}

const scoreOf = (names: string, board: StrokeBoard, through: string | null): Reading<LeaderboardRow, string> =>
  reads(['points', 'toPar'], ({ points, toPar }) =>
    [
      names,
      board === 'stableford' ? points != null && `${points} points` : toPar != null && `${formatToPar(toPar)} net`,
      through,
    ]
      .filter(Boolean)
      .join(', '),
  );

/** How far the field is; nothing where the board is not there. */
export function fieldWords(scoring: Scoring): Said {
  const answer = scoring && (scoring.board === 'matchplay' ? scoring.matches : scoring.leaderboard);
  if (!answer?.ok) return said(null);
  const rows = soundItems<{ thru?: number | null | undefined; status?: string | null | undefined }>(answer.value.rows);
  const fault = rows.map((row) => faultOf(row, 'thru', 'status')).find((one) => one !== null);
  if (fault) return { ok: false, fault };
  const isMatch = scoring?.board === 'matchplay';
  return said(progressWords(isMatch ? rows.map(({ thru }) => ({ thru, status: 'IN_PROGRESS' })) : rows));
}
