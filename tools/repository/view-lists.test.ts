import { expect, it } from 'vitest';
import { defaultAddresses, viewList, viewListNames } from '@/components/views/view-lists';
import { allLists } from '@/lib/registry/all-lists';

it('VIEW-1 views know every list by the name of its declaration, and where it is', () => {
  expect([...viewListNames].sort()).toEqual(allLists.map(({ name }) => name).sort());
  for (const { name, path } of allLists) {
    expect(viewList(name)?.href, name).toBe(typeof path === 'string' ? path : null);
  }
});

it('VIEW-5 a cookie leads to lists of the menu only', () => {
  const cookie = new URLSearchParams([
    ['users', 'status=INACTIVE&view=Dormant'],
    ['members', 'q=x'],
    ['constructor', 'q=x'],
    ['//evil.example', 'q=x'],
    ['regions', ''],
  ]).toString();
  expect(defaultAddresses(cookie)).toEqual({ '/all-users': '/all-users?status=INACTIVE&view=Dormant' });
});
