import { titleCase } from './title-case';

export function ratedFor(gender: string | null | undefined): string | null {
  if (!gender) return null;
  if (gender === 'MALE') return 'Men';
  return gender === 'FEMALE' ? 'Women' : titleCase(gender);
}
