/** The centre of a button, in px. */
export type Spot = { x: number; y: number };

/** Buttons are in one row if their centres differ in height by fewer pixels than this. */
const SAME_ROW = 12;

/**
 * Returns the button to which a key moves the focus: along the row, or the nearest button of the next row. Uses
 * positions, because the two nines may be side by side or one below the other. Undefined for other keys.
 */
export function nextOnCard<One extends Spot>(spots: readonly One[], from: Spot, key: string): One | undefined {
  const row = spots.filter(({ y }) => Math.abs(y - from.y) < SAME_ROW).toSorted((a, b) => a.x - b.x);
  switch (key) {
    case 'ArrowRight':
      return row.find(({ x }) => x > from.x);
    case 'ArrowLeft':
      return row.findLast(({ x }) => x < from.x);
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    case 'ArrowDown':
      return nearest(spots, from, ({ y }) => y - from.y);
    case 'ArrowUp':
      return nearest(spots, from, ({ y }) => from.y - y);
    default:
      return undefined;
  }
}

function nearest<One extends Spot>(spots: readonly One[], from: Spot, away: (spot: One) => number): One | undefined {
  const beyond = spots.filter((spot) => away(spot) >= SAME_ROW).toSorted((a, b) => away(a) - away(b));
  const next = beyond.filter((spot) => beyond[0] && away(spot) - away(beyond[0]) < SAME_ROW);
  return next.toSorted((a, b) => Math.abs(a.x - from.x) - Math.abs(b.x - from.x))[0];
}
