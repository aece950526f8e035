import { outAndIn, scorecardOf } from '@/sandbox/api/leaderboards/scorecards';
import type { Scorecard, Team } from '@/sandbox/api/shapes';
import type { TeamFormat, TeamHole, TeamRound } from '@/sandbox/golf/leaderboard/team-leaderboard';
import { byPoints, type Format } from '@/sandbox/golf/scoring/formats';
import { grossOf, rankTeams, teamHandicap } from './leaderboards';
import { countingRounds, type EventCard, type EventRound, type PlayedEvent } from './played-event';

/** A team's card of each round, then its players' by their team handicaps; none before the team has started. */
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
