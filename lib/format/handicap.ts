import { halfUp } from './half-up';

/** Handicaps are stored with plus handicaps negative and written with their sign: −1.2 reads “+1.2”. */
export function formatHandicap(handicap: number): string {
  const rounded = halfUp(handicap);
  const digits = Math.abs(rounded).toFixed(1);
  return rounded < 0 ? `+${digits}` : digits;
}

/** The same; nothing where there is none. */
export function handicapText(handicap: number | null | undefined): string | null {
  return handicap == null ? null : formatHandicap(handicap);
}

/** A playing handicap is whole: 14, or “+2” for one that gives strokes back. */
export function formatPlayingHandicap(handicap: number): string {
  return handicap < 0 ? `+${-handicap}` : `${handicap}`;
}
