import type { Match, MatchHole, Side } from './match';

/** How a match stood after a hole, the leader not named: `AS`, `2 up`, `2 up, dormie`. */
export function standingWords({ up, dormie }: Pick<MatchHole, 'up' | 'dormie'>): string {
  if (up === 0) return 'AS';
  return dormie ? `${up} up, dormie` : `${up} up`;
}

/** `Ann won 3&2`, `Ann won at the 19th`, `Ann 2 up after 16, dormie`, `AS after 5`, `Match tied`. */
export function matchWords(match: Match, totalHoles: number, names: Readonly<Record<Side, string>>): string {
  const { leader, holesPlayed, decided, result, dormie } = match;
  if (leader === null) {
    if (holesPlayed === 0) return 'Not started';
    return holesPlayed < totalHoles ? `AS after ${holesPlayed}` : 'Match tied';
  }
  if (!decided) return `${names[leader]} ${result} after ${holesPlayed}${dormie ? ', dormie' : ''}`;
  return `${names[leader]} won ${holesPlayed > totalHoles ? 'at the ' : ''}${result}`;
}
