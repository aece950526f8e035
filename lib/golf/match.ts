export type Side = 'A' | 'B';
export type HoleResult = Side | 'halved';

export type MatchStanding = {
  /** `3&2`, `1 up`, `AS`, or the extra hole that decided: `19th`. */
  result: string;
  leader: Side | null;
  decided: boolean;
  /** The leader cannot lose any more: as many up as there are holes left. */
  dormie: boolean;
};

/** Who won a hole by net scores; null when neither side has one. A side without a score has given the hole up. */
export function holeResult(netA: number | null, netB: number | null): HoleResult | null {
  if (netA === null) return netB === null ? null : 'B';
  if (netB === null) return 'A';
  if (netA === netB) return 'halved';
  return netA < netB ? 'A' : 'B';
}

/** How a match stands, by holes up and holes left. */
export function matchResult(up: number, holesRemaining: number): Omit<MatchStanding, 'leader'> {
  const decided = up > holesRemaining;
  const dormie = up > 0 && up === holesRemaining;
  if (up === 0) return { result: 'AS', decided, dormie };
  return { result: decided && holesRemaining > 0 ? `${up}&${holesRemaining}` : `${up} up`, decided, dormie };
}

/** Plays a match hole by hole and stops where it is decided (Rule 3.2a): what was played later does not count. */
export function playMatch(holes: readonly HoleResult[], totalHoles: number): MatchStanding & { holesPlayed: number } {
  let lead = 0;
  let holesPlayed = 0;
  for (const hole of holes) {
    holesPlayed += 1;
    if (hole === 'A') lead += 1;
    if (hole === 'B') lead -= 1;
    if (Math.abs(lead) > Math.max(0, totalHoles - holesPlayed)) break;
  }
  const leader = lead > 0 ? 'A' : lead < 0 ? 'B' : null;
  const standing = matchResult(Math.abs(lead), Math.max(0, totalHoles - holesPlayed));
  const result = leader !== null && holesPlayed > totalHoles ? ordinal(holesPlayed) : standing.result;
  return { ...standing, result, leader, holesPlayed };
}

function ordinal(count: number): string {
  const teens = count % 100 > 10 && count % 100 < 14;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}
