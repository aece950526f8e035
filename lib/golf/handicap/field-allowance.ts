import { type Derived, explainPlayingHandicap, type Method, type Played } from './derive-playing-handicap';

/** `stated` is the recorded playing handicap. */
export type FieldPlayer = Played & { stated: number };

export type FieldRules = {
  /** The recommended allowance in percent; null for an unknown format. */
  standard: number | null;
  /** In stroke formats, the lowest par of all tees played; null in formats with points. */
  lowestPar: number | null;
  /** False if another player's tees are unknown and may have a lower par. */
  isLowestParKnown: boolean;
};

/** In percent, as The R&A, unions and clubs set them. */
const ALLOWANCES = [100, 95, 93, 90, 85, 80, 75];

/** With fewer players, a field does not show its allowance. */
const LEAST_PLAYERS = 4;
const LEAST_SHARE = 4 / 5;

/**
 * Explains playing handicaps by the allowance that explains most of them. Until 2023, some unions rounded the Course
 * Handicap first. A playing handicap counts as wrong only if nearly all others follow one allowance.
 */
export function explainField(players: readonly FieldPlayer[], rules: FieldRules): Derived[] {
  const explainBy = (method: Method) => ({
    method,
    derived: players.map((one) => explainPlayingHandicap(one, { ...rules, method }, one.stated)),
  });
  const isExplained = (way: Way, at: number) => isOf(way.derived[at], players[at]);
  const countOf = (way: Way) => players.filter((_, at) => isExplained(way, at)).length;
  const standard = explainBy({ allowance: rules.standard, roundsFirst: false, isStandard: true });
  const known = standard.derived.filter(({ makes }) => makes !== null).length;
  if (rules.standard === null || countOf(standard) === known) {
    return standard.derived.map((derived) => ({ ...derived, told: standard.method }));
  }
  const ways = [standard, ...methodsOf(rules.standard).map(explainBy)];
  const best = ways.reduce((most, way) => (countOf(way) > countOf(most) ? way : most));
  const isTold = countOf(best) >= LEAST_PLAYERS && countOf(best) >= known * LEAST_SHARE;
  const told = isTold ? best.method : null;
  return players.map((_, at) => {
    const way = (isTold ? [best] : ways).find((one) => isExplained(one, at));
    const derived = { ...((way ?? (isTold ? best : standard)).derived[at] as Derived), told };
    if (way || derived.makes === null) return derived;
    if (!rules.isLowestParKnown) return { ...derived, makes: null, missing: ['the lowest par played'] };
    return { ...derived, verdict: isTold ? 'differs' : 'open' };
  });
}

type Way = { method: Method; derived: readonly Derived[] };

const isOf = (derived: Derived | undefined, player: FieldPlayer | undefined) =>
  derived !== undefined && derived.makes !== null && derived.makes === player?.stated;

function methodsOf(standard: number): Method[] {
  const others = ALLOWANCES.filter((allowance) => allowance !== standard);
  return [standard, ...others].flatMap((allowance) =>
    [false, true].map((roundsFirst) => ({ allowance, roundsFirst, isStandard: false })),
  );
}
