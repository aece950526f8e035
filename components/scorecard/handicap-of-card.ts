import { type Explained, explained } from '@/components/why/explained';
import { boardOf } from '@/lib/contract/boards';
import type { Scorecard } from '@/lib/contract/scorecards';
import { attempt, orNull } from '@/lib/contract/unread';
import { recommendedAllowance } from '@/lib/golf/handicap/allowances';
import { type Derived, explainPlayingHandicap } from '@/lib/golf/handicap/derive-playing-handicap';

/** The formats of cards, and the lowest par that they were played on, if every par could be read; null in points. */
export type CardField = { scoringFormat: string; teamFormat: string | null; lowestPar: LowestPar };

type LowestPar = ReturnType<typeof attempt<number | null>>;

export function fieldOf(cards: readonly Scorecard[], scoringFormat: string, teamFormat: string | null): CardField {
  const lowestPar = attempt(() => (boardOf(scoringFormat) === 'stableford' ? null : lowestOf(cards)));
  return { scoringFormat, teamFormat, lowestPar };
}

function lowestOf(cards: readonly Scorecard[]): number | null {
  const pars = cards.flatMap(({ tee }) => tee.par ?? []);
  return pars.length === 0 ? null : Math.min(...pars);
}

/** How a card's playing handicap comes about; null for a team's card, and where none is given. */
export function derivedOfCard(card: Scorecard, field: CardField): Explained | null {
  const given = orNull(() => card.playingHandicap) ?? null;
  if (!card.player || given === null) return null;
  const { lowestPar } = field;
  return lowestPar.ok
    ? explained(() => derive(card, given, { ...field, lowestPar: lowestPar.value }))
    : { unread: lowestPar.fault };
}

type Field = Omit<CardField, 'lowestPar'> & { lowestPar: number | null };

function derive(card: Scorecard, given: number, { scoringFormat, teamFormat, lowestPar }: Field): Derived {
  const isOfEvent = card.round != null;
  const derived = explainPlayingHandicap(
    {
      index: card.handicap ?? null,
      indexNote: isOfEvent ? '(the group’s, at entry)' : 'on the day',
      tee: card.tee,
      holes: card.tee.holes.length,
    },
    { allowance: recommendedAllowance(scoringFormat, teamFormat), lowestPar },
    given,
  );
  // A team's cards are not the whole field: others may have played a lower par.
  const isFieldUnknown = isOfEvent && lowestPar !== null && derived.makes !== null && derived.makes !== given;
  return isFieldUnknown ? { ...derived, makes: null, missing: ['the lowest par that others played'] } : derived;
}
