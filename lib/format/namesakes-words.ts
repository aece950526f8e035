import { formatCount } from './number';

type Facts = {
  /** The noun for one of the others: `user`. */
  noun: string;
  others: number;
  isAll: boolean;
  places: readonly (string | null)[];
  sameDay: number;
  came: string;
  within?: string;
};

const MOST_PLACES = 3;

/** Returns `3 other users have this name (2 in Wales)` or `Another user in Wales has this name`; empty if nobody has. */
export function namesakesText({ noun, others, isAll, places, sameDay, came, within }: Facts): string {
  if (others === 0) return '';
  const where = within ? ` in ${within}` : '';
  if (others === 1 && isAll) {
    const [place] = places;
    const day = sameDay > 0 ? `, ${came} the same day` : '';
    return `Another ${noun}${where || (place ? ` in ${place}` : '')} has this name${day}`;
  }
  const count = `${isAll ? '' : 'At least '}${formatCount(others)} other ${noun}${others === 1 ? '' : 's'}`;
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
