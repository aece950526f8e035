/** Rounds halves up (towards plus infinity), even those that floating point cannot represent (4.35, −1.55). */
export function halfUp(value: number, digits = 1): number {
  const scale = 10 ** digits;
  return Math.floor(Number((value * scale).toFixed(4)) + 0.5) / scale;
}
