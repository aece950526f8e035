/** Strokes against par as leaderboards write them: `−6`, `E`, `+2`. */
export function formatToPar(strokes: number): string {
  if (strokes === 0) return 'E';
  return strokes < 0 ? `−${-strokes}` : `+${strokes}`;
}
