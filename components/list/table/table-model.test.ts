import { expect, it } from 'vitest';
import { notedOnce, type TableColumn } from './table-model';

const column = (id: string, note?: string): TableColumn => ({ id, label: id, width: 100, ...(note && { note }) });

it('FR-4 a table names its time zone once, in the first visible column with times', () => {
  const columns = [column('name'), column('createdAt', 'UTC'), column('team', 'at entry'), column('activeAt', 'UTC')];
  const notes = (shown: readonly TableColumn[]) => notedOnce(shown).map(({ note }) => note);
  expect(notes(columns)).toEqual([undefined, 'UTC', 'at entry', undefined]);
  expect(notes(columns.filter(({ id }) => id !== 'createdAt'))).toEqual([undefined, 'at entry', 'UTC']);
});
