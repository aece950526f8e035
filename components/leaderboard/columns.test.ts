import { expect, it } from 'vitest';
import type { Board } from '@/lib/contract/boards';
import { boardColumns } from './columns';

const toParOf = (board: Board) =>
  boardColumns({ board, of: 'Player', hrefOf: () => null, hasRounds: false }).find(({ id }) => id === 'toPar');

it('WHY-4 to par counts net strokes and says so; a board of points has none', () => {
  expect(toParOf('strokeplay')).toMatchObject({ header: 'To par', note: 'net' });
  expect(toParOf('stableford')).toBeUndefined();
});
