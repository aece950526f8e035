import { groupBy } from '@/lib/golf/scoring/group-by';
import { sumOfAll } from '@/lib/golf/scoring/sums';
import { ratingOf } from '@/sandbox/api/courses/tees';
import { outOf, placeOf, statusOf } from '@/sandbox/api/leaderboards/rows';
import type { LeaderboardRow, Team } from '@/sandbox/api/shapes';
import { leaderboard, type LeaderboardRow as Ranked } from '@/sandbox/golf/leaderboard/leaderboard';
import type { LeaderboardEntry } from '@/sandbox/golf/leaderboard/leaderboard-measure';
import {
  teamLeaderboard as rankedTeams,
  type TeamFormat,
  type TeamHole,
  type TeamRow,
} from '@/sandbox/golf/leaderboard/team-leaderboard';
import type { Format } from '@/sandbox/golf/scoring/formats';
import { countingRounds, type EventCard, type EventRound, type PlayedEvent, progressOf } from './played-event';

type HandicapOf = (card: EventCard) => number;

const ownHandicap: HandicapOf = ({ playingHandicap }) => playingHandicap;
export const teamHandicap: HandicapOf = ({ teamPlayingHandicap, playingHandicap }) =>
  teamPlayingHandicap ?? playingHandicap;

/** Players of an event over all its rounds, best first; players without a card come last. */
export function individualLeaderboard(played: PlayedEvent, format: Format) {
  const rounds = countingRounds(played);
  const entries = played.entrants.flatMap(({ player }) => entryOf(player.uid, rounds, ownHandicap) ?? []);
  const ranked = leaderboard(entries, { format, by: 'net', countback: progressOf(played).over });
  const entrants = played.entrants.map(({ player, handicap }) => [player.uid, { player, handicap }] as const);
  return boardOf(played, ranked, entries[0]?.holes.length ?? null, new Map(entrants), (uid) => {
    const last = rounds.findLast(({ cards }) => cards.has(uid))?.cards.get(uid);
    return last ? { playingHandicap: last.playingHandicap, tee: ratingOf(last.tee) } : {};
  });
}

/** Teams of an event over all its rounds, best first; teams that have not started come last. */
export function teamLeaderboard(played: PlayedEvent, teams: readonly Team[], format: Format, teamFormat: TeamFormat) {
  const ranked = rankTeams(played, format, teamFormat).map((row) => {
    const rounds = row.rounds.map(({ thru, card, strokes, points }) => {
      return { thru, gross: grossOf(card), net: strokes, points };
    });
    return { ...row, gross: sumOfAll(rounds.map(({ gross }) => gross)), net: row.strokes, rounds };
  });
  const byUid = new Map(teams.map((team) => [team.uid, { team }]));
  return boardOf(played, ranked, ranked[0]?.holes ?? null, byUid, () => ({}));
}

/** The rows of those who have started, ranked, then of the others. */
function boardOf(
  played: PlayedEvent,
  ranked: readonly Omit<Ranked, 'holes'>[],
  holesCount: number | null,
  subjects: Map<string, Partial<LeaderboardRow>>,
  more: (key: string) => Partial<LeaderboardRow>,
) {
  const { scoringFormat, teamFormat } = played.event;
  const { toCome, unfinished } = progressOf(played);
  const begun = countingRounds(played);
  const rows = ranked.flatMap((row) => {
    const { key, thru, gross, net, points, toPar } = row;
    const subject = subjects.get(key);
    if (!subject) return [];
    subjects.delete(key);
    const status = statusOf({ ...row, finished: row.finished && !toCome }, unfinished);
    const rounds = row.rounds.map((round, index) => ({ uid: begun[index]?.id ?? '', ...round }));
    const results = { thru, gross, net, points, toPar, ...(rounds.length > 1 && { rounds }) };
    return { ...placeOf(row), status, ...subject, ...more(key), ...results };
  });
  const waiting = [...subjects.values()].map((subject) => {
    return { position: null, tied: false, status: 'NOT_STARTED', ...subject };
  });
  return { scoringFormat, teamFormat, holesCount, items: [...rows, ...waiting] };
}

/** The teams of an event that have started, ranked, with their cards. */
export function rankTeams(played: PlayedEvent, format: Format, { counting }: TeamFormat): TeamRow[] {
  const rounds = countingRounds(played);
  const teams = [...groupBy(played.entrants, ({ teamId }) => teamId)].flatMap(([key, entrants]) => {
    const members = entrants.flatMap(({ player }) => entryOf(player.uid, rounds, teamHandicap) ?? []);
    return key && members.length > 0 ? [{ key, members }] : [];
  });
  return rankedTeams(teams, { format, by: 'net', countback: progressOf(played).over, counting });
}

/** Strokes of the scores that counted. */
export function grossOf(card: readonly TeamHole[]): number | null {
  return sumOfAll(card.filter(({ played }) => played).map(({ gross }) => gross));
}

/** A player's cards of all rounds as one entry; null without a card. A round that was not started has no scores. */
function entryOf(memberId: string, rounds: readonly EventRound[], handicapOf: HandicapOf): LeaderboardEntry | null {
  const own = rounds.map(({ cards }) => cards.get(memberId));
  const known = own.findLast((card) => card !== undefined);
  if (!known) return null;
  const notPlayed = { ...known, scores: known.scores.map(() => null), finished: false };
  const cards = own.map((card = notPlayed) => {
    const { tee, scores, finished } = card;
    return { holes: tee.holes, scores, playingHandicap: handicapOf(card), finished };
  });
  const last = cards.pop();
  return last ? { ...last, key: memberId, earlier: cards, out: outOf(own.find((card) => card?.leftAs)?.leftAs) } : null;
}
