import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));
}
