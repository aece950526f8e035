import { boardOf } from '@/lib/contract/boards';
import { hasLost, type UsableItem } from '@/lib/contract/read-item';
import type { Scorecard } from '@/lib/contract/scorecards';
import { recommendedAllowance } from '@/lib/golf/handicap/allowances';
import type { Derived } from '@/lib/golf/handicap/derive-playing-handicap';
import { explainField, type FieldPlayer } from '@/lib/golf/handicap/field-allowance';

type Cards = readonly UsableItem<Scorecard>[];

/** Explains playing handicaps, except for a team's card and players without a handicap. */
export function handicapsOfCards(
  cards: Cards,
  scoringFormat: string,
  teamFormat: string | null,
): ReadonlyMap<UsableItem<Scorecard>, Derived> {
  const pars = boardOf(scoringFormat) === 'stableford' ? [] : cards.map(({ item }) => item.tee.par ?? null);
  const known = pars.filter((par) => par !== null);
  const players = cards.flatMap((card) => {
    const player = playerOf(card);
    return player ? [{ card, player }] : [];
  });
  const derived = explainField(
    players.map(({ player }) => player),
    {
      standard: recommendedAllowance(scoringFormat, teamFormat),
      lowestPar: known.length === 0 ? null : Math.min(...known),
      // An event has further cards that were not loaded.
      isLowestParKnown: pars.length === 0 || (known.length === pars.length && !cards.some(({ item }) => item.round)),
    },
  );
  return new Map(derived.flatMap((one, at) => (players[at] ? [[players[at].card, one] as const] : [])));
}

function playerOf(card: UsableItem<Scorecard>): FieldPlayer | null {
  const { player, round, tee, handicap: index = null, playingHandicap: stated = null } = card.item;
  if (!player || stated === null || hasLost(card, 'handicap')) return null;
  const indexNote = round ? '(the group’s, at entry)' : 'on the day';
  return { index, indexNote, tee, holes: tee.holes.length, stated };
}
