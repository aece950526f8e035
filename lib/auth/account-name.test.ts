import { expect, it } from 'vitest';
import * as z from 'zod';
import { readForm } from '@/lib/auth/sign-in/form';
import { AccountName } from './account-name';

function read(account: string) {
  const data = new FormData();
  data.set('account', account);
  const form = readForm(z.object({ account: AccountName }), data);
  return form.ok ? form.values.account : form.faults.account;
}

it.each(['staff@fairway.test', 'morven.tait', 'ölaf_9', '5f1c1d2e-7a44-4c0b-9d59-1a5b6c7d8e01', '李'])(
  'AUTH-2 an e-mail address or a user name is accepted as an account name: %s',
  (name) => expect(read(`  ${name} `)).toBe(name),
);

it.each([
  ['', 'Required'],
  ['staff@', 'Invalid email'],
  ['staff@fairway', 'Invalid email'],
  ['morven tait', 'Invalid input'],
  ['morven\u0000tait', 'Invalid input'],
  ['a'.repeat(129), 'Invalid input'],
])('AUTH-2 VAL-1 %j is refused as an account name: %s', (name, fault) => expect(read(name)).toBe(fault));
