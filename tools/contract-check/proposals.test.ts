import { expect, it } from 'vitest';
import { endpoints } from './endpoints';
import { type Evidence, proposeFields } from './proposals';
import { compareShapes } from './shapes/compare';
import { shapeOfSchema } from './shapes/contract-shape';
import { shapeOfValues } from './shapes/row-shape';

/** What an answer shows of an endpoint. */
function shown(endpoint: string, items: readonly unknown[]): Evidence {
  const answer = endpoints().find(({ name }) => name === endpoint)?.answer;
  if (!answer) throw new Error(`no endpoint ${endpoint}`);
  const differences = compareShapes(shapeOfSchema(answer), shapeOfValues([{ items, paging: {} }]));
  return { endpoint, differences: differences.filter(({ at }) => at.startsWith('items')) };
}

const golfer = {
  uid: 'u1',
  firstName: 'Isla',
  lastName: 'Ross',
  handicap: 12.4,
  country: { uid: 'sco', name: 'Scotland' },
  region: null,
  status: 'ACTIVE',
  createdAt: '2026-10-17T14:32:05Z',
  lastActiveAt: null,
};

const linesOf = (...evidence: Evidence[]) => proposeFields(evidence).flatMap(({ lines }) => lines);

it('proposes nothing where rows are as expected', () => {
  expect(linesOf(shown('users.list', [golfer]))).toEqual([]);
});

it('proposes another name, a place inside another field, a number as text', () => {
  const { handicap: _, firstName, lastName, createdAt, ...rest } = golfer;
  const row = { ...rest, handicapIndex: '12.4', name: { first: firstName, last: lastName }, registeredAt: createdAt };
  expect(linesOf(shown('users.list', [row]))).toEqual([
    "firstName: from('name.first', …),",
    "lastName: from('name.last', …),",
    "handicap: from('handicapIndex', …, 'text'),",
    "createdAt: from('registeredAt', …),",
  ]);
});

it('proposes a number as text under its own name', () => {
  expect(linesOf(shown('users.list', [{ ...golfer, handicap: '12.4' }]))).toEqual([
    "handicap: from('handicap', …, 'text'),",
  ]);
});

it('lists every candidate, and guesses between none', () => {
  const { createdAt, ...rest } = golfer;
  const row = { ...rest, addedAt: createdAt, registeredOn: createdAt };
  expect(proposeFields([shown('users.list', [row])])).toEqual([
    {
      lines: ["createdAt: from('addedAt', …),", "createdAt: from('registeredOn', …),"],
      places: ['users.list items[].createdAt'],
    },
  ]);
});

it('proposes a field once, with all of its places', () => {
  const { uid: _, ...rest } = golfer;
  const row = { ...rest, id: 'u1', country: { id: 'sco', name: 'Scotland' } };
  expect(proposeFields([shown('users.list', [row])])).toEqual([
    { lines: ["uid: from('id', …),"], places: ['users.list items[].uid', 'users.list items[].country.uid'] },
  ]);
});
