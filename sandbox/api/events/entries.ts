import { outOf } from '@/sandbox/api/leaderboards/entry';
import type { LeaderboardEntry } from '@/sandbox/golf/leaderboard/leaderboard-measure';
import type { Card } from '@/sandbox/golf/scoring/scorecard';
import type { EventCard, EventRound } from './played-event';

type HandicapOf = (card: EventCard) => number;

export const ownHandicap: HandicapOf = ({ playingHandicap }) => playingHandicap;
export const teamHandicap: HandicapOf = ({ teamPlayingHandicap, playingHandicap }) =>
  teamPlayingHandicap ?? playingHandicap;

/** A player's cards of all rounds as one entry; null without a card. */
export function entryOfRounds(
  memberId: string,
  rounds: readonly EventRound[],
  handicapOf: HandicapOf,
): LeaderboardEntry | null {
  const own = rounds.map(({ cards }) => cards.get(memberId));
  const known = own.findLast((card) => card !== undefined);
  if (!known) return null;
  const cards = own.map((card) => toCard(card ?? notPlayed(known), handicapOf));
  const last = cards.at(-1);
  if (!last) return null;
  const leftAs = own.find((card) => card?.leftAs)?.leftAs;
  return { ...last, key: memberId, earlier: cards.slice(0, -1), out: outOf(leftAs) };
}

function toCard(card: EventCard, handicapOf: HandicapOf): Card {
  const { tee, scores, finished } = card;
  return { holes: tee.holes, scores, playingHandicap: handicapOf(card), finished };
}

/** The card of a round that the player did not start. */
function notPlayed(card: EventCard): EventCard {
  return { ...card, scores: card.scores.map(() => null), finished: false };
}
