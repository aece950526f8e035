import { halfUp } from './half-up';

/** Plus handicaps are stored as negative numbers: −1.2 becomes “+1.2”. */
export function formatHandicap(handicap: number): string {
  const rounded = halfUp(handicap);
  const digits = Math.abs(rounded).toFixed(1);
  return rounded < 0 ? `+${digits}` : digits;
}

export function handicapText(handicap: number | null | undefined): string | null {
  return handicap == null ? null : formatHandicap(handicap);
}

/** Returns the handicap of a team's player at entry, or a mark that `NO_HANDICAP` explains. */
export function entryHandicap(handicap: number | null | undefined): string {
  return handicapText(handicap) ?? '-*';
}

export const NO_HANDICAP = '* No handicap at entry. Such players usually play off the maximum of 54.0.';

/** Like `formatHandicap`, but with as many decimals as the number has. */
export function exactHandicap(handicap: number): string {
  if (halfUp(handicap) === handicap) return formatHandicap(handicap);
  return handicap < 0 ? `+${-handicap}` : `${handicap}`;
}

type Change = { handicap?: number | null | undefined; previousHandicap?: number | null | undefined };

/** Returns “Up 0.4”, “Down 1.2” or “Unchanged”; null for a first handicap. */
export function changeText({ handicap, previousHandicap }: Change): string | null {
  if (handicap == null || previousHandicap == null) return null;
  const tenths = Math.round(handicap * 10) - Math.round(previousHandicap * 10);
  if (tenths === 0) return 'Unchanged';
  return `${tenths > 0 ? 'Up' : 'Down'} ${(Math.abs(tenths) / 10).toFixed(1)}`;
}

/** Returns `14`, or “+2” for a player who gives strokes back. */
export function formatPlayingHandicap(handicap: number): string {
  return handicap < 0 ? `+${-handicap}` : `${handicap}`;
}
