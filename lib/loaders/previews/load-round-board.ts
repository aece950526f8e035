import 'server-only';
import type * as z from 'zod';
import { fetchRows, type Source } from '@/lib/api/fetch-page';
import { type Board, boardOf, isTeamMatch, type StrokeBoard } from '@/lib/contract/boards';
import { friendlyRounds as endpoints } from '@/lib/contract/friendly-rounds';
import { LeaderboardRow as RowSchema } from '@/lib/contract/leaderboards';
import { MatchRow as MatchSchema } from '@/lib/contract/matches';
import { isNotFound, type Result, toResult } from '@/lib/contract/result';
import { fullName } from '@/lib/format/name';
import { formatToPar, formatWhole } from '@/lib/format/signed';
import { positionLabel } from '@/lib/golf/leaderboard/ranking';
import { matchText } from '@/lib/golf/match/match-text';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import type { PreviewSection } from '@/lib/resources/preview';
import { routes } from '@/lib/routes';
import { PREVIEW_ROWS, UNREAD } from './preview-parts';

type LeaderboardRow = z.infer<typeof RowSchema>;
type Match = z.infer<typeof MatchSchema>;
type Rows = Pick<PreviewSection, 'title' | 'columns' | 'rows'>;

/** The first places of a friendly round, or its match; null for a format without a board, and for a board that is not played. */
export async function loadRoundBoard(round: FriendlyRound): Promise<PreviewSection | null> {
  const board = boardOf(round.scoringFormat);
  if (board === null) return null;
  const loaded: Result<Rows> = await toResult(board === 'matchplay' ? fetchMatches(round) : fetchPlaces(round, board));
  if (isNotFound(loaded)) return null;
  const href = routes.friendlyRound(round.uid);
  if (loaded.ok) return { ...loaded.value, href };
  return { title: titleOf(board), href, columns: [], rows: [], error: loaded.failure.message };
}

const titleOf = (board: Board) => (board === 'matchplay' ? 'Match' : 'Leaderboard');

async function fetchPlaces({ uid }: FriendlyRound, board: StrokeBoard): Promise<Rows> {
  const { individualLeaderboard: endpoint } = endpoints[board];
  const source: Source<LeaderboardRow> = { endpoint, item: RowSchema, assumed: [] };
  const { rows } = await fetchRows(source, { id: uid });
  const score = board === 'stableford' ? 'Points' : 'Net';
  return {
    title: titleOf(board),
    columns: ['Pos', 'Player', 'To par', score],
    rows: rows.slice(0, PREVIEW_ROWS).map((row) => ({ cells: row.ok ? placeOf(row.item, board) : [UNREAD] })),
  };
}

function placeOf({ position, tied, player, team, toPar, points, net }: LeaderboardRow, board: StrokeBoard): string[] {
  const score = board === 'stableford' ? points : net;
  return [
    position == null ? '' : positionLabel(position, tied ?? false),
    player ? fullName(player) : (team?.name ?? ''),
    toPar == null ? '' : formatToPar(toPar),
    score == null ? '' : formatWhole(score),
  ];
}

async function fetchMatches({ uid, matchplayFormat }: FriendlyRound): Promise<Rows> {
  const { individualLeaderboard, teamLeaderboard } = endpoints.matchplay;
  const isTeam = matchplayFormat != null && isTeamMatch(matchplayFormat);
  const source: Source<Match> = {
    endpoint: isTeam ? teamLeaderboard : individualLeaderboard,
    item: MatchSchema,
    assumed: [],
  };
  const { rows, rest } = await fetchRows(source, { id: uid });
  const holes = typeof rest.holesCount === 'number' ? rest.holesCount : null;
  return {
    title: titleOf('matchplay'),
    columns: ['Sides', 'Result'],
    rows: rows.map((row) => ({ cells: row.ok ? [sidesText(row.item), resultText(row.item, holes)] : [UNREAD] })),
  };
}

const sideText = ({ players }: Match['sideA']) => players.map(fullName).join(' & ');

const sidesText = ({ sideA, sideB }: Match) => `${sideText(sideA)} v ${sideText(sideB)}`;

const resultText = (match: Match, holesCount: number | null) =>
  matchText(match, holesCount, { A: sideText(match.sideA), B: sideText(match.sideB) });
