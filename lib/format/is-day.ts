import { FIRST_DAY, LAST_DAY } from './days';

/** True for `yyyy-MM-dd`, from FIRST_DAY to LAST_DAY. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const time = Date.parse(text);
  // Some engines take 30 February for 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
