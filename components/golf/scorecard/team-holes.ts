import type { CardSheet, LineHole, Measure } from './card-sheet';

/** Checks that the team's score on each hole is the sum of the players' scores that count. */
export function checkTeamHoles(sheets: readonly CardSheet[], measure: Exclude<Measure, 'gross'>): void {
  const rounds = new Set(sheets.map(({ roundUid }) => roundUid));
  // If some cards name no round, it is unknown who played in which round.
  if (rounds.size > 1 && rounds.has(null)) return;
  for (const round of rounds) {
    const all = sheets.flatMap(({ roundUid, lines }) => (roundUid === round ? lines : []));
    const players = all.filter(({ team }) => !team);
    for (const team of all.filter((line) => line.team)) {
      for (const hole of team.holes) {
        const scores = players.flatMap(({ holes }) => holes.filter(({ number }) => number === hole.number));
        const isKnown = scores.every((score) => score.counts !== null || score[measure].value === null);
        if (isKnown)
          check(
            hole,
            measure,
            scores.filter(({ counts }) => counts),
          );
      }
    }
  }
}

function check(team: LineHole, measure: Exclude<Measure, 'gross'>, counted: readonly LineHole[]): void {
  const { value, fault } = team[measure];
  const scores = counted.flatMap((hole) => hole[measure].value ?? []);
  if (value === null || fault || scores.length === 0 || scores.length < counted.length) return;
  const recomputed = scores.reduce((sum, score) => sum + score, 0);
  if (recomputed === value) return;
  const words = `Hole ${team.number}: recorded ${value}, should be ${recomputed}.`;
  team[measure] = { value, fault: { recomputed, words } };
}
