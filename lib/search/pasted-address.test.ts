import { expect, it } from 'vitest';
import { pastedAddress } from './pasted-address';
import type { BestMatch } from './rank';

const round: BestMatch = {
  list: 'friendlyRound',
  hit: { uid: 'r1', href: '/events/friendly-rounds/r1', title: 'Celtic Vale', facts: [] },
  isNamed: true,
};

it.each([
  ['keeps the tab of a record', '/events/friendly-rounds/r1/results', round, '/events/friendly-rounds/r1/results'],
  ['leads to the screen of the record if its path is that of another kind', '/events/r1', round, round.hit.href],
  ['is opened as it is until its record is found', '/events/r1', undefined, '/events/r1'],
])('SRCH-2 a pasted URL %s', (_, href, named, opened) => {
  expect(pastedAddress({ href, label: 'Event' }, named)).toEqual({ href: opened, label: 'Event', named });
});
