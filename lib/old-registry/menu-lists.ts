import { readDefaults } from '@/lib/list/views/default-views';
import { viewedLists } from '@/lib/list/views/viewed-lists';

/** The addresses of the default views by the path of their list, from the text of the cookie. */
export function defaultAddresses(cookie: string): Readonly<Record<string, string>> {
  const defaults = readDefaults(cookie);
  return Object.fromEntries(
    Object.entries(viewedLists).flatMap(([name, { path }]) => {
      const query = defaults[name];
      return query ? [[path, `${path}?${query}`]] : [];
    }),
  );
}
