import { expect, it } from 'vitest';
import { describeFaults } from './describe-faults';

const fields = { lastActiveAt: { label: 'Last active' }, country: { label: 'Country' }, holes: { label: 'Holes' } };

it('ERR-4 the note on a record says which fields could not be parsed, and why', () => {
  expect(describeFaults([], fields)).toBeNull();
  expect(
    describeFaults(
      [
        { field: 'lastActiveAt', message: 'Expected string, received number' },
        { field: 'country.name', message: 'Required' },
        { field: 'holes[3].par', message: 'Required' },
      ],
      fields,
    ),
  ).toBe(
    'Unreadable: Last active, Country, Holes. Technical details: ' +
      'lastActiveAt: Expected string, received number; country.name: Required; holes[3].par: Required',
  );
});

it('ERR-4 the note names a field without a label by its name in the API', () => {
  expect(describeFaults([{ field: 'outcome', message: 'Required' }], fields)).toBe(
    'Unreadable: outcome. Technical details: Required',
  );
});
