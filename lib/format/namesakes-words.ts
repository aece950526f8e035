import { formatCount } from './number';

type Facts = {
  others: number;
  isAll: boolean;
  places: readonly (string | null)[];
  sameDay: number;
  came: string;
  within?: string;
};

const MOST_PLACES = 3;

/** Returns `3 others have this name (2 in Wales, 1 created the same day)`, or an empty text if there are no others. */
export function namesakesWords({ others, isAll, places, sameDay, came, within }: Facts): string {
  if (others === 0) return '';
  const count = `${isAll ? '' : 'At least '}${formatCount(others)} ${others === 1 ? 'other' : 'others'}`;
  const where = within ? ` in ${within}` : '';
  const details = [...byPlace(places), ...(sameDay > 0 ? [`${formatCount(sameDay)} ${came} the same day`] : [])];
  const of = details.length > 0 ? ` (${details.join(', ')})` : '';
  return `${count}${where} ${others === 1 ? 'has' : 'have'} this name${of}`;
}

function byPlace(places: readonly (string | null)[]): string[] {
  const counts = new Map<string, number>();
  for (const place of places) if (place !== null) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_PLACES)
    .map(([place, count]) => `${formatCount(count)} in ${place}`);
}
