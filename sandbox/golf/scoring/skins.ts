type SkinsHole = {
  /** Who won the hole alone, by their place; null when it was shared or nobody had a score. */
  winner: number | null;
  /** Skins the hole was played for. */
  atStake: number;
};

export type Skins = {
  /** Of each player. */
  skins: number[];
  holes: SkinsHole[];
  /** Skins that nobody won: carried past the last hole, or shared where nothing is carried over. */
  unclaimed: number;
};

/** One skin a hole to whoever has the lowest score alone. With carry-over a hole that is shared adds to the next. */
export function playSkins(holes: readonly (readonly (number | null)[])[], carryOver: boolean): Skins {
  const skins = (holes[0] ?? []).map(() => 0);
  const played: SkinsHole[] = [];
  let carried = 0;
  let unclaimed = 0;
  for (const scores of holes) {
    const atStake = 1 + carried;
    const winner = aloneLowest(scores);
    played.push({ winner, atStake });
    carried = winner === null && carryOver ? atStake : 0;
    if (winner === null && !carryOver) unclaimed += 1;
    if (winner !== null) skins[winner] = (skins[winner] ?? 0) + atStake;
  }
  return { skins, holes: played, unclaimed: unclaimed + carried };
}

function aloneLowest(scores: readonly (number | null)[]): number | null {
  const lowest = Math.min(...scores.map((score) => score ?? Number.POSITIVE_INFINITY));
  const players = scores.flatMap((score, player) => (score === lowest ? [player] : []));
  return players.length === 1 ? (players[0] ?? null) : null;
}
