import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { FIRST_DAY, LAST_DAY } from './days';

/** True for `yyyy-MM-dd`, not before FIRST_DAY. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text)) && text >= FIRST_DAY && text <= LAST_DAY;
}
