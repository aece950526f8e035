import type { CardLine, CardSheet, LineHole, Measure } from './card-sheet';

/** Checks a team's score of each hole against the players' scores that counted, when the cards say which did. */
export function checkTeamHoles(sheets: readonly CardSheet[], measure: Exclude<Measure, 'gross'>): void {
  for (const round of new Set(sheets.map(({ roundUid }) => roundUid))) {
    const all = sheets.flatMap(({ roundUid, lines }) => (roundUid === round ? lines : []));
    const players = all.filter(({ team }) => !team);
    for (const team of all.filter((line) => line.team)) {
      for (const hole of team.holes) {
        if (isCountKnown(players, hole.number)) check(hole, measure, countedIn(players, hole.number));
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
  const words = `Hole ${team.number} says ${value}. The scores that count make ${recomputed}.`;
  team[measure] = { value, fault: { recomputed, words } };
}

/** Whether each player's score of a hole says whether it counts, as far as it says anything. */
function isCountKnown(players: readonly CardLine[], number: number): boolean {
  return players.every(({ holes }) => holes.every((hole) => hole.number !== number || !hole.unread.counts));
}

function countedIn(players: readonly CardLine[], number: number): LineHole[] {
  return players.flatMap(({ holes }) => holes.filter((hole) => hole.number === number && hole.counts));
}
