import { boardOf } from '@/lib/contract/boards';
import type { Scorecard } from '@/lib/contract/scorecards';
import { orNull } from '@/lib/contract/unread';
import { recommendedAllowance } from '@/lib/golf/handicap/allowances';
import { type Derived, explainPlayingHandicap } from '@/lib/golf/handicap/derive-playing-handicap';

/** The formats of cards, and the lowest par that they were played on; null in points. */
export type CardField = { scoringFormat: string; teamFormat: string | null; lowestPar: number | null };

export function fieldOf(cards: readonly Scorecard[], scoringFormat: string, teamFormat: string | null): CardField {
  const pars = cards.flatMap(({ tee }) => orNull(() => tee.par) ?? []);
  const isPoints = boardOf(scoringFormat) === 'stableford';
  return { scoringFormat, teamFormat, lowestPar: isPoints || pars.length === 0 ? null : Math.min(...pars) };
}

/** How a card's playing handicap comes about; null for a team's card, and where none is given. */
export function derivedOfCard(card: Scorecard, { scoringFormat, teamFormat, lowestPar }: CardField): Derived | null {
  const given = orNull(() => card.playingHandicap) ?? null;
  if (!card.player || given === null) return null;
  const isOfEvent = orNull(() => card.round) != null;
  const derived = explainPlayingHandicap(
    {
      index: orNull(() => card.handicap) ?? null,
      indexNote: isOfEvent ? '(the group’s, at entry)' : 'on the day',
      tee: {
        courseRating: orNull(() => card.tee.courseRating),
        slopeRating: orNull(() => card.tee.slopeRating),
        par: orNull(() => card.tee.par),
      },
      holes: card.tee.holes.length,
    },
    { allowance: recommendedAllowance(scoringFormat, teamFormat), lowestPar },
    given,
  );
  // A team's cards are not the whole field: others may have played a lower par.
  const isFieldUnknown = isOfEvent && lowestPar !== null && derived.makes !== null && derived.makes !== given;
  return isFieldUnknown ? { ...derived, makes: null, missing: ['the lowest par that others played'] } : derived;
}
