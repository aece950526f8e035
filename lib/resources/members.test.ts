import { expect, it } from 'vitest';
import { memberTitle } from './members';

it('REC-9 the title of a member names the group, if it is known', () => {
  const ann = { uid: 'ann', firstName: 'Ann', lastName: 'Lee' };
  expect(memberTitle({ ...ann, group: { uid: 'club', name: 'The Club' } })).toBe('Ann Lee · The Club');
  expect(memberTitle(ann)).toBe('Ann Lee');
});
