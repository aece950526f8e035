import { folded } from './search-words';

/** A name as a part of a file's name: `Aberdeenshire Vets` is `aberdeenshire-vets`. Empty without a Latin letter or digit. */
export function slug(name: string): string {
  return folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}
