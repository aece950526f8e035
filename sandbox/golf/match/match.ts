export type Side = 'A' | 'B';
export type HoleResult = Side | 'halved';

type MatchStanding = {
  /** `3&2`, `1 up`, `AS`, or the extra hole that decided: `19th`. */
  result: string;
  leader: Side | null;
  decided: boolean;
  /** The leader can no longer lose: the lead equals the holes left. */
  dormie: boolean;
};

/** The winner of a hole by net scores; null when neither side has one. A side without a score concedes the hole. */
export function holeResult(netA: number | null, netB: number | null): HoleResult | null {
  if (netA === null) return netB === null ? null : 'B';
  if (netB === null) return 'A';
  if (netA === netB) return 'halved';
  return netA < netB ? 'A' : 'B';
}

/** The state of a match by holes up and holes left. */
export function matchResult(up: number, holesRemaining: number): Omit<MatchStanding, 'leader'> {
  const decided = up > holesRemaining;
  const dormie = up > 0 && up === holesRemaining;
  if (up === 0) return { result: 'AS', decided, dormie };
  return { result: decided && holesRemaining > 0 ? `${up}&${holesRemaining}` : `${up} up`, decided, dormie };
}

/** The state of a match after a hole. */
export type MatchHole = {
  result: HoleResult;
  leader: Side | null;
  /** Holes up, 0 when all square. */
  up: number;
  /** Holes of the round still to play, 0 in extra holes. */
  left: number;
  dormie: boolean;
};

export type Match = MatchStanding & {
  holesPlayed: number;
  /** Hole by hole in the order of play, up to the one that decided. */
  progress: MatchHole[];
};

/** Plays a match hole by hole until it is decided (Rule 3.2a); later holes do not count. */
export function playMatch(holes: readonly HoleResult[], totalHoles: number): Match {
  let lead = 0;
  const progress: MatchHole[] = [];
  for (const result of holes) {
    if (result === 'A') lead += 1;
    if (result === 'B') lead -= 1;
    const left = Math.max(0, totalHoles - progress.length - 1);
    const up = Math.abs(lead);
    progress.push({ result, leader: leaderOf(lead), up, left, dormie: up > 0 && up === left });
    if (up > left) break;
  }
  const holesPlayed = progress.length;
  const leader = leaderOf(lead);
  const standing = matchResult(Math.abs(lead), Math.max(0, totalHoles - holesPlayed));
  const result = leader !== null && holesPlayed > totalHoles ? ordinal(holesPlayed) : standing.result;
  return { ...standing, result, leader, holesPlayed, progress };
}

function leaderOf(lead: number): Side | null {
  if (lead === 0) return null;
  return lead > 0 ? 'A' : 'B';
}

function ordinal(count: number): string {
  const teens = count % 100 > 10 && count % 100 < 14;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}
