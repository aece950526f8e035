import { expect, it } from 'vitest';
import { cellTexts } from '@/components/old-list/model/drawn-cells.fixture';
import { Admin } from '@/lib/contract/admins';
import { adminTable } from './columns';

const admin = Admin.parse({ uid: 'a', firstName: 'Ann', lastName: 'Lee', email: 'ann@office.test' });

it('a list of staff says at their name which one reads it, and - for what is not known', () => {
  expect(cellTexts(adminTable('UTC', 'a'), admin)).toMatchObject({ name: 'Ann Lee You', status: '-', createdAt: '-' });
  expect(cellTexts(adminTable('UTC', 'b'), admin).name).toBe('Ann Lee');
  expect(cellTexts(adminTable('UTC', null), admin).name).toBe('Ann Lee');
});
