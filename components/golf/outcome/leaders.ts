import { failureReason } from '@/components/feedback/failure-reason';
import { rowName } from '@/components/golf/leaderboard/rows';
import { matchDescription } from '@/components/golf/match/match-view';
import type { FriendlyLeaders, StrokeBoard } from '@/lib/contract/boards';
import type { LeaderboardRow, LeaderboardRows } from '@/lib/contract/leaderboards';
import type { MatchRows } from '@/lib/contract/matches';
import { isComplete, type ReadItem, usableItems } from '@/lib/contract/read-item';
import { isNotFound, type Result } from '@/lib/contract/result';
import { listText } from '@/lib/format/list-words';
import { fullName } from '@/lib/format/name';
import { formatToPar } from '@/lib/format/signed';
import { type Played, progressDescription } from '@/lib/golf/leaderboard/progress';

/** A round's leaderboard or matches; null for a format that has neither. */
export type Scoring = FriendlyLeaders | null;

/** Names the leader, such as `Ann Lee, 38 points, thru 12`, or says why the leader is unknown. */
export function leaderText(scoring: Scoring): string | null {
  if (scoring === null) return 'No leaderboard';
  if (scoring.board === 'matchplay') return answerText(scoring.matches, matchesText);
  const { board, leaderboard } = scoring;
  return answerText(leaderboard, (rows) => firstText(rows, board));
}

export function leaderNames(scoring: Scoring): string[] {
  if (scoring?.board === 'matchplay') {
    const matches = scoring.matches.ok ? usableItems(scoring.matches.value.rows) : [];
    return matches.flatMap(({ item }) => [...item.sideA.players, ...item.sideB.players].map(fullName));
  }
  const rows = scoring?.leaderboard.ok ? usableItems(scoring.leaderboard.value.rows) : [];
  return rows.flatMap(({ item }) => (item.position === 1 ? [rowName(item)] : []));
}

type AnyRows = { rows: readonly ReadItem<unknown>[] };

function answerText<Rows extends AnyRows>(answer: Result<Rows>, text: (value: Rows) => string | null): string | null {
  if (isNotFound(answer)) return 'No leaderboard';
  if (!answer.ok) return `Could not be loaded: ${failureReason(answer.failure)}`;
  const broken = answer.value.rows.filter(({ ok }) => !ok).length;
  return [text(answer.value), broken > 0 && `(${broken} unreadable)`].filter(Boolean).join(' ') || null;
}

function matchesText(matches: MatchRows): string {
  return usableItems(matches.rows)
    .map((match) => matchDescription(match, matches.holesCount ?? null))
    .join('; ');
}

function firstText({ rows }: LeaderboardRows, board: StrokeBoard): string | null {
  const usable = usableItems(rows);
  if (!isComplete(usable, 'position')) return 'Leader unknown (incomplete data)';
  const first = usable.flatMap(({ item }) => (item.position === 1 ? [item] : []));
  const [best] = first;
  if (!best) return null;
  const more = first.length > 2 ? ` and ${first.length - 1} others` : '';
  const names = first.slice(0, more ? 1 : 2).map(rowName);
  const score =
    board === 'stableford'
      ? best.points != null && `${best.points} points`
      : best.toPar != null && `${formatToPar(best.toPar)} net`;
  const through = throughText(first);
  // Left out if all players have played equally many holes, because the column of progress says so.
  const ahead = through !== throughText(usable.map(({ item }) => item)) && through;
  return [`${first.length > 1 ? 'Tied: ' : ''}${names.join(' & ')}${more}`, score, ahead].filter(Boolean).join(', ');
}

/** Says how many holes the leaders have played: `finished`, `thru 9`, or for a tie `thru 9 and 10`. */
function throughText(rows: readonly LeaderboardRow[]): string | null {
  const far = rows.flatMap(({ thru, status }) => (status === 'FINISHED' ? ['F'] : thru ? [String(thru)] : []));
  const each = [...new Set(far)].toSorted(new Intl.Collator('en', { numeric: true }).compare);
  if (each.length === 0) return null;
  return each.join() === 'F' ? 'finished' : `thru ${listText(each)}`;
}

export function fieldText(scoring: Scoring): string | null {
  if (scoring?.board === 'matchplay') {
    const { matches } = scoring;
    return matches.ok ? progressText(matches.value.rows, ({ thru }) => ({ thru, status: 'IN_PROGRESS' })) : null;
  }
  return scoring?.leaderboard.ok ? progressText(scoring.leaderboard.value.rows, (row) => row) : null;
}

function progressText<Item>(rows: readonly ReadItem<Item>[], played: (item: Item) => Played): string | null {
  const usable = usableItems(rows);
  if (!isComplete(usable, 'thru', 'status')) return 'Progress unknown (incomplete data)';
  return progressDescription(usable.map(({ item }) => played(item)));
}
