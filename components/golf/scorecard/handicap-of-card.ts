import type { Explained } from '@/components/golf/why/why-handicap';
import { boardOf } from '@/lib/contract/boards';
import type { Scorecard } from '@/lib/contract/scorecards';
import { faultOf, type ReadValue } from '@/lib/contract/wire/unread';
import { recommendedAllowance } from '@/lib/golf/handicap/allowances';
import { explainPlayingHandicap } from '@/lib/golf/handicap/derive-playing-handicap';
import type { Card } from './card-sheet';

/** The formats of cards, and the lowest par that they were played on, if every par could be read; null in points. */
export type CardField = { scoringFormat: string; teamFormat: string | null; lowestPar: LowestPar };

type LowestPar = ReadValue<number | null>;

export function fieldOf(cards: readonly Card[], scoringFormat: string, teamFormat: string | null): CardField {
  return { scoringFormat, teamFormat, lowestPar: boardOf(scoringFormat) === 'stableford' ? NONE : lowestOf(cards) };
}

const NONE = { ok: true, value: null } as const;

function lowestOf(cards: readonly Card[]): LowestPar {
  const [fault] = cards.flatMap(({ tee }) => faultOf(tee, 'par') ?? []);
  if (fault) return { ok: false, fault };
  const pars = cards.flatMap(({ tee }) => tee.par ?? []);
  return pars.length === 0 ? NONE : { ok: true, value: Math.min(...pars) };
}

/** How a card's playing handicap comes about; null for a team's card, and where none is given. */
export function derivedOfCard(card: Card, { scoringFormat, teamFormat, lowestPar }: CardField): Explained | null {
  const given = card.playingHandicap ?? null;
  if (!card.player || given === null) return null;
  if (!lowestPar.ok) return { unread: lowestPar.fault };
  const unread = faultOf<Scorecard>(card, 'handicap', 'tee.courseRating', 'tee.slopeRating', 'tee.par');
  if (unread) return { unread };
  const isOfEvent = card.round != null;
  const derived = explainPlayingHandicap(
    {
      index: card.handicap ?? null,
      indexNote: isOfEvent ? '(the group’s, at entry)' : 'on the day',
      tee: card.tee,
      holes: card.tee.holes.length,
    },
    { allowance: recommendedAllowance(scoringFormat, teamFormat), lowestPar: lowestPar.value },
    given,
  );
  // A team's cards are not the whole field: others may have played a lower par.
  const isFieldUnknown = isOfEvent && lowestPar.value !== null && derived.makes !== null && derived.makes !== given;
  return isFieldUnknown ? { ...derived, makes: null, missing: ['the lowest par that others played'] } : derived;
}
