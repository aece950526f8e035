import { expect, it } from 'vitest';
import { inOrderOfName } from './order-of-name';

const players = ['Innes', 'Kerr'].map((lastName) => ({ lastName }));

it.each([
  ['of the team’s name', 'Kerr & Innes', 'Kerr, Innes'],
  ['of the API if the team’s name does not name all players', 'Kerr’s Eagles', 'Innes, Kerr'],
])('TEAM-1 the players of a team stand in the order %s', (_, name, order) => {
  expect(
    inOrderOfName(name, players)
      .map(({ lastName }) => lastName)
      .join(', '),
  ).toBe(order);
});
