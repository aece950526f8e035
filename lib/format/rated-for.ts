import { titleCase } from './title-case';

/** The players that a tee is rated for, in the words of score cards. */
export function ratedFor(gender: string | null | undefined): string | null {
  if (!gender) return null;
  if (gender === 'MALE') return 'Men';
  return gender === 'FEMALE' ? 'Women' : titleCase(gender);
}
