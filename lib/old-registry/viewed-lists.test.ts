import { expect, it } from 'vitest';
import { isList } from '@/lib/breadcrumbs';
import { viewedLists } from '@/lib/list/views/viewed-lists';
import { navigation } from '@/lib/navigation';
import { allLists } from './all-lists';

it('VIEW-8 the lists of the menu are those with an address of their own, by the names of their declarations', () => {
  const links = navigation.flatMap((group) => group.links.map(({ href }) => href)).filter(isList);
  const declared = allLists.flatMap(({ name, label, path }) =>
    typeof path === 'string' ? [[name, { label, path }]] : [],
  );
  expect(
    Object.values(viewedLists)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(links.sort());
  expect(viewedLists).toEqual(Object.fromEntries(declared));
});
