import 'server-only';
import { friendlyLeaders } from '@/lib/api/boards';
import type { EventBoards, StrokeBoard } from '@/lib/contract/boards';
import type { LeaderboardRow } from '@/lib/contract/leaderboards';
import type { MatchRow, MatchRows } from '@/lib/contract/matches';
import { isNotFound, type Result } from '@/lib/contract/result';
import { fullName } from '@/lib/format/name';
import { formatInteger, formatToPar } from '@/lib/format/signed';
import { positionLabel } from '@/lib/golf/leaderboard/ranking';
import { matchText } from '@/lib/golf/match/match-text';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import type { PreviewSection } from '@/lib/resources/preview';
import { routes } from '@/lib/routes';
import { UNREAD } from './preview-parts';

/** A friendly round rarely has more players. */
const PLAYERS = 4;

/** Loads a round's leaderboard; null if the format has none, or if the API has none (404). */
export async function loadRoundBoard(round: FriendlyRound): Promise<PreviewSection | null> {
  const leaders = await friendlyLeaders(round, null);
  if (leaders === null) return null;
  const href = routes.friendlyRound(round.uid);
  if (leaders.board !== 'matchplay') return placesSection(leaders, href);
  return sectionOf(leaders.matches, { title: 'Match', href }, matchesOf);
}

export function placesSection({ of, board, leaderboard }: Leaderboard, href: string): PreviewSection | null {
  const scores = board === 'stableford' ? ['Points'] : ['To par', 'Net'];
  return sectionOf(leaderboard, { title: 'Leaderboard', href }, ({ rows }) => ({
    total: rows.length,
    columns: ['Pos', of === 'teams' ? 'Team' : 'Player', ...scores],
    rows: rows.slice(0, PLAYERS).map((row) => ({ cells: row.ok ? placeOf(row.item, board) : [UNREAD] })),
  }));
}

type Leaderboard = Pick<EventBoards, 'board' | 'leaderboard'> & { of?: EventBoards['of'] };

function sectionOf<Answer>(
  answer: Result<Answer>,
  section: Pick<PreviewSection, 'title' | 'href'>,
  rowsOf: (value: Answer) => Pick<PreviewSection, 'total' | 'columns' | 'rows'>,
): PreviewSection | null {
  if (isNotFound(answer)) return null;
  if (answer.ok) return { ...section, ...rowsOf(answer.value) };
  return { ...section, columns: [], rows: [], error: answer.failure.message };
}

function placeOf({ position, tied, player, team, toPar, points, net }: LeaderboardRow, board: StrokeBoard): string[] {
  const toParText = toPar == null ? '' : formatToPar(toPar);
  return [
    position == null ? '' : positionLabel(position, tied ?? false),
    player ? fullName(player) : (team?.name ?? ''),
    ...(board === 'stableford' ? [scoreText(points)] : [toParText, scoreText(net)]),
  ];
}

const scoreText = (score: number | null | undefined) => (score == null ? '' : formatInteger(score));

function matchesOf({ rows, holesCount = null }: MatchRows) {
  return {
    columns: ['Sides', 'Result'],
    rows: rows.map((row) =>
      row.ok
        ? { cells: [sidesText(row.item), resultText(row.item, holesCount)], names: playersOf(row.item).map(fullName) }
        : { cells: [UNREAD] },
    ),
  };
}

const playersOf = ({ sideA, sideB }: MatchRow) => [...sideA.players, ...sideB.players];

const sideText = ({ players }: MatchRow['sideA']) => players.map(fullName).join(' & ');

const sidesText = ({ sideA, sideB }: MatchRow) => `${sideText(sideA)} v ${sideText(sideB)}`;

const resultText = (match: MatchRow, holesCount: number | null) =>
  matchText(match, holesCount, { A: sideText(match.sideA), B: sideText(match.sideB) });
