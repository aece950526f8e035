/** Returns the numbers on an axis. They start at zero, in steps of 1, 2 or 5 times a power of ten. */
export function axisSteps(highest: number, most = 4): number[] {
  const least = Math.max(1, highest / most);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? least;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** True for the last index and every nth index before it, so that at most `most` labels are shown. */
export function isLabelled(index: number, count: number, most = 6): boolean {
  const every = Math.max(1, Math.ceil(count / most));
  return (count - 1 - index) % every === 0;
}
