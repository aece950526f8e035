/** The rows per page that staff choose from. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];
export const DEFAULT_PAGE_SIZE = 10;

// As drawn: a table is at most 70% of the window high.
const TABLE_SHARE = 0.7;
const HEAD_PX = 34;
const ROW_PX = 38;
const NARROW_PX = 640;

/** The rows per page that come nearest to what a window of this size shows at once; narrow ones scroll as a whole. */
export function fittingSize({ width, height }: { width: number; height: number }): number {
  if (width < NARROW_PX) return DEFAULT_PAGE_SIZE;
  const rows = Math.floor((height * TABLE_SHARE - HEAD_PX) / ROW_PX);
  const away = (size: number) => Math.abs(size - rows);
  return PAGE_SIZES.reduce((nearest, size) => (away(size) <= away(nearest) ? size : nearest), DEFAULT_PAGE_SIZE);
}

/** The size that the cookie holds. */
export function readFittingSize(text: string): number {
  return PAGE_SIZES.find((size) => String(size) === text) ?? DEFAULT_PAGE_SIZE;
}
