import type { Dialect } from '@/lib/api/wire';
import { DIRECTIONS } from './names';

/** A way of asking for an order, and its text for lib/api/wire.ts. */
export type SortStyle = { sort: Dialect['sort']; text: string };

/** `sort=name,desc`, `sort=-name`, `sort=name:desc`, `sort=name&direction=desc`, for each of the names. */
export function sortStyles(names: readonly string[]): readonly SortStyle[] {
  return names.flatMap((name) => [
    after(name, ','),
    {
      sort: (key, descending) => ({ [name]: descending ? `-${key}` : key }),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text of a template.
      text: `(key, descending) => ({ ${name}: descending ? ${'`-${key}`'} : key })`,
    },
    after(name, ':'),
    after(name, ' '),
    ...DIRECTIONS.filter((direction) => direction !== name).map((direction): SortStyle => {
      return {
        sort: (key, descending) => ({ [name]: key, [direction]: descending ? 'desc' : 'asc' }),
        text: `(key, descending) => ({ ${name}: key, ${direction}: descending ? 'desc' : 'asc' })`,
      };
    }),
  ]);
}

function after(name: string, mark: string): SortStyle {
  return {
    sort: (key, descending) => ({ [name]: `${key}${mark}${descending ? 'desc' : 'asc'}` }),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text of a template.
    text: `(key, descending) => ({ ${name}: ${'`${key}'}${mark}${"${descending ? 'desc' : 'asc'}`"} })`,
  };
}
