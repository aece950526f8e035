import { expect, it } from 'vitest';
import { isPrinted, printHref } from './printed';

it('PRINT-1 LIST-1 the URL for printing keeps search, filters, order, columns and page size, but no page number', () => {
  expect(printHref('/all-users')).toBe('/all-users?print=1');
  expect(printHref('/all-users?q=port&status=A,B&sortedBy=-name&hide=uid&pageNumber=3&pageSize=20&preview=x')).toBe(
    '/all-users?q=port&status=A,B&sortedBy=-name&hide=uid&pageSize=20&print=1',
  );
  expect(isPrinted({ print: '1' })).toBe(true);
  expect(isPrinted({ q: 'print' })).toBe(false);
});
