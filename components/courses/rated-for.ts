import { titleCase } from '@/lib/format/title-case';

/** Whom a tee is rated for, as score cards say it; any other value as it came. */
export function ratedFor(gender: string | null | undefined): string | null {
  if (!gender) return null;
  if (gender === 'MALE') return 'Men';
  return gender === 'FEMALE' ? 'Women' : titleCase(gender);
}
