import { folded } from './search-words';

export function slug(name: string): string {
  return folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}
