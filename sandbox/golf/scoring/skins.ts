type SkinsHole = {
  /** The index of the player who alone has the lowest score; null if there is none. */
  winner: number | null;
  atStake: number;
};

type Skins = {
  /** The number of skins per player. */
  skins: number[];
  holes: SkinsHole[];
  /** The number of skins that nobody won: tied skins without carry-over, or skins left after the last hole. */
  unclaimed: number;
};

/**
 * The player who alone has the lowest score on a hole wins its skin. With carry-over, the skin of a tied hole goes to
 * the next.
 */
export function playSkins(holes: readonly (readonly (number | null)[])[], carryOver: boolean): Skins {
  const skins = (holes[0] ?? []).map(() => 0);
  const played: SkinsHole[] = [];
  let carried = 0;
  let unclaimed = 0;
  for (const scores of holes) {
    const atStake = 1 + carried;
    const winner = soleLowest(scores);
    played.push({ winner, atStake });
    carried = winner === null && carryOver ? atStake : 0;
    if (winner === null && !carryOver) unclaimed += 1;
    if (winner !== null) skins[winner] = (skins[winner] ?? 0) + atStake;
  }
  return { skins, holes: played, unclaimed: unclaimed + carried };
}

function soleLowest(scores: readonly (number | null)[]): number | null {
  const lowest = Math.min(...scores.map((score) => score ?? Number.POSITIVE_INFINITY));
  const players = scores.flatMap((score, player) => (score === lowest ? [player] : []));
  return players.length === 1 ? (players[0] ?? null) : null;
}
