import 'server-only';
import type * as z from 'zod';
import { fetchRows, type Source } from '@/lib/api/fetch-page';
import { boardOf, isTeamMatch, type StrokeBoard } from '@/lib/contract/boards';
import type { Endpoint } from '@/lib/contract/endpoint';
import { friendlyRounds as endpoints } from '@/lib/contract/friendly-rounds';
import { LeaderboardRow as RowSchema } from '@/lib/contract/leaderboards';
import { MatchRow as MatchSchema } from '@/lib/contract/matches';
import { isNotFound, toResult } from '@/lib/contract/result';
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
type Rows = Pick<PreviewSection, 'columns' | 'rows'>;

/** The first places of a friendly round, or its match; null for a format without a board, and for a board that is not played. */
export async function loadRoundBoard(round: FriendlyRound): Promise<PreviewSection | null> {
  const board = boardOf(round.scoringFormat);
  if (board === null) return null;
  const href = routes.friendlyRound(round.uid);
  if (board === 'matchplay') return sectionOf(fetchMatches(round), { title: 'Match', href });
  const { individualLeaderboard } = endpoints[board];
  return loadPlaces({ endpoint: individualLeaderboard, input: { id: round.uid }, board, href });
}

type Leaderboard = { endpoint: Endpoint; input: Readonly<Record<string, string>>; board: StrokeBoard; href: string };

/** The first places of a leaderboard; null where it is not played. */
export function loadPlaces({ href, ...leaderboard }: Leaderboard): Promise<PreviewSection | null> {
  return sectionOf(fetchPlaces(leaderboard), { title: 'Leaderboard', href });
}

async function sectionOf(
  fetching: Promise<Rows>,
  section: Pick<PreviewSection, 'title' | 'href'>,
): Promise<PreviewSection | null> {
  const fetched = await toResult(fetching);
  if (isNotFound(fetched)) return null;
  if (fetched.ok) return { ...section, ...fetched.value };
  return { ...section, columns: [], rows: [], error: fetched.failure.message };
}

async function fetchPlaces({ endpoint, input, board }: Omit<Leaderboard, 'href'>): Promise<Rows> {
  const source: Source<LeaderboardRow> = { endpoint, item: RowSchema, assumed: [] };
  const { rows } = await fetchRows(source, input);
  const score = board === 'stableford' ? 'Points' : 'Net';
  return {
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
    columns: ['Sides', 'Result'],
    rows: rows.map((row) => ({ cells: row.ok ? [sidesText(row.item), resultText(row.item, holes)] : [UNREAD] })),
  };
}

const sideText = ({ players }: Match['sideA']) => players.map(fullName).join(' & ');

const sidesText = ({ sideA, sideB }: Match) => `${sideText(sideA)} v ${sideText(sideB)}`;

const resultText = (match: Match, holesCount: number | null) =>
  matchText(match, holesCount, { A: sideText(match.sideA), B: sideText(match.sideB) });
