import { ratingOf } from '@/sandbox/api/courses/queries';
import { nameOf, outAndIn, outOf, positionOf, scorecardOf, statusOf } from '@/sandbox/api/leaderboards/leaderboards';
import type { LeaderboardRow, Scorecard, Team } from '@/sandbox/api/shapes';
import {
  type LeaderboardEntry,
  leaderboard,
  type LeaderboardRow as Ranked,
} from '@/sandbox/golf/leaderboard/leaderboard';
import {
  teamLeaderboard as rankedTeams,
  type TeamFormat,
  type TeamHole,
  type TeamRound,
  type TeamRow,
} from '@/sandbox/golf/leaderboard/team-leaderboard';
import { sumOfAll } from '@/sandbox/golf/scoring/card';
import { byPoints, type Format } from '@/sandbox/golf/scoring/formats';
import { countingRounds, type EventCard, type EventRound, type PlayedEvent, progressOf } from './played-event';

type HandicapOf = (card: EventCard) => number;

const ownHandicap: HandicapOf = ({ playingHandicap }) => playingHandicap;
const teamHandicap: HandicapOf = ({ teamPlayingHandicap, playingHandicap }) => teamPlayingHandicap ?? playingHandicap;

/** The leaderboard of an event's players over all rounds, best first. Players without a card come last. */
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

/** The leaderboard of an event's teams over all rounds, best first. Teams that have not started come last. */
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

/** Ranks the players or teams that have started, and puts all others after them. */
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
  const names = new Map(Array.from(subjects, ([key, subject]) => [key, nameOf(subject)]));
  const rows = ranked.flatMap((row) => {
    const { key, thru, gross, net, points, toPar } = row;
    const subject = subjects.get(key);
    if (!subject) return [];
    subjects.delete(key);
    const status = statusOf({ ...row, finished: row.finished && !toCome }, unfinished);
    const rounds = row.rounds.map((round, index) => ({ uid: begun[index]?.id ?? '', ...round }));
    const results = { thru, gross, net, points, toPar, ...(rounds.length > 1 && { rounds }) };
    return { ...positionOf(row, (other) => names.get(other) ?? ''), status, ...subject, ...more(key), ...results };
  });
  const waiting = [...subjects.values()].map((subject) => {
    return { position: null, tied: false, status: 'NOT_STARTED', ...subject };
  });
  return { scoringFormat, teamFormat, holesCount, items: [...rows, ...waiting] };
}

function rankTeams(played: PlayedEvent, format: Format, { counting }: TeamFormat): TeamRow[] {
  const rounds = countingRounds(played);
  const teams = [...Map.groupBy(played.entrants, ({ teamId }) => teamId)].flatMap(([key, entrants]) => {
    const members = entrants.flatMap(({ player }) => entryOf(player.uid, rounds, teamHandicap) ?? []);
    return key && members.length > 0 ? [{ key, members }] : [];
  });
  return rankedTeams(teams, { format, by: 'net', countback: progressOf(played).over, counting });
}

/** The sum of the gross scores that count for the team. */
function grossOf(card: readonly TeamHole[]): number | null {
  return sumOfAll(card.filter(({ played }) => played).map(({ gross }) => gross));
}

/**
 * A player's leaderboard entry with the cards of all rounds; null without any card. In a round that the player did not
 * start, all scores are null.
 */
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

/**
 * Returns the cards of each round: the team's card, then those of its players. Playing handicaps are those of the team
 * format. Empty before the team has started.
 */
export function teamScorecards(played: PlayedEvent, team: Team, format: Format, teamFormat: TeamFormat): Scorecard[] {
  const row = rankTeams(played, format, teamFormat).find(({ key }) => key === team.uid);
  if (!row) return [];
  return countingRounds(played).flatMap((round, index) => {
    const brought = row.rounds[index];
    const cards = team.players.flatMap((player) => {
      const card = round.cards.get(player.uid);
      return card ? [{ player, card }] : [];
    });
    const tee = cards[0]?.card.tee;
    if (!brought || !tee) return [];
    return [
      { ...teamCard(team, brought, format), tee, round: refOf(round) },
      ...cards.map(({ player, card }) => playerCard(player, card, round, brought.card, format)),
    ];
  });
}

function teamCard({ uid, name }: Team, { card, strokes, points }: TeamRound, format: Format) {
  return {
    team: { uid, name },
    scores: card.map(({ number, gross, score }) => ({
      holeNumber: number,
      strokes: gross,
      net: byPoints(format) ? null : score,
      points: byPoints(format) ? score : null,
    })),
    totals: { ...outAndIn(card, format), gross: grossOf(card), net: strokes, points },
  };
}

function playerCard(
  { handicap: _, ...player }: Team['players'][number],
  card: EventCard,
  round: EventRound,
  holes: readonly TeamHole[],
  format: Format,
): Scorecard {
  const { tee, scores, finished, leftAs, handicapIndex: handicap } = card;
  const own = { player, handicap, playingHandicap: teamHandicap(card), tee, scores, finished, leftAs };
  const made = scorecardOf(own, format);
  return {
    ...made,
    round: refOf(round),
    scores: made.scores.map((score, index) => ({
      ...score,
      counted: holes[index]?.counting.includes(player.uid) ?? false,
    })),
  };
}

function refOf({ id, name, number, playedAt }: EventRound): NonNullable<Scorecard['round']> {
  return { uid: id, name: name ?? `Round ${number}`, playedAt: playedAt?.toISOString() ?? null };
}
