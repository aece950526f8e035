import { boardOf } from '@/lib/contract/boards';
import { hasLost, type UsableItem } from '@/lib/contract/read-item';
import type { Scorecard } from '@/lib/contract/scorecards';
import { recommendedAllowance } from '@/lib/golf/handicap/allowances';
import { type Derived, explainPlayingHandicap } from '@/lib/golf/handicap/derive-playing-handicap';

/** `lowestPar` is null in formats that score points. */
export type CardField = { scoringFormat: string; teamFormat: string | null; lowestPar: number | null };

export function fieldOf(
  cards: readonly UsableItem<Scorecard>[],
  scoringFormat: string,
  teamFormat: string | null,
): CardField {
  const pars = boardOf(scoringFormat) === 'stableford' ? [] : cards.flatMap(({ item }) => item.tee.par ?? []);
  return { scoringFormat, teamFormat, lowestPar: pars.length === 0 ? null : Math.min(...pars) };
}

/** Explains the playing handicap; null for a team's card and for a player without a handicap. */
export function derivedOfCard(
  card: UsableItem<Scorecard>,
  { scoringFormat, teamFormat, lowestPar }: CardField,
): Derived | null {
  const { player, round, tee, handicap = null, playingHandicap = null } = card.item;
  if (!player || playingHandicap === null || hasLost(card, 'handicap')) return null;
  const isOfEvent = round != null;
  const derived = explainPlayingHandicap(
    {
      index: handicap,
      indexNote: isOfEvent ? '(the group’s, at entry)' : 'on the day',
      tee,
      holes: tee.holes.length,
    },
    { allowance: recommendedAllowance(scoringFormat, teamFormat), lowestPar },
    playingHandicap,
  );
  // An event card that was not loaded may have a lower par. The recorded handicap would then be right.
  const isFieldUnknown = isOfEvent && lowestPar !== null && derived.makes !== null && derived.makes !== playingHandicap;
  return isFieldUnknown ? { ...derived, makes: null, missing: ['the lowest par played'] } : derived;
}
