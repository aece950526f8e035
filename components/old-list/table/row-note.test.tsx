import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RowNote, TableOf } from '@/components/old-cells/column';
import { isRead } from '@/components/old-list/model/list-model';
import { listModel } from '@/components/old-list/model/make-list-model';
import { PrintSheet } from '@/components/old-list/print/print-sheet';
import { onlyPage } from '@/lib/contract/page';
import { DEFAULT_LAYOUT } from '@/lib/list/columns/column-layout';
import { placeColumns } from './column-widths';
import { TableRow } from './table-row';

type Club = { uid: string; name: string };

const columns: TableOf<Club>['columns'] = [
  { id: 'uid', header: 'ID', width: 100, text: ({ uid }) => uid },
  {
    id: 'name',
    header: 'Name',
    width: 100,
    small: 'title',
    link: ({ uid }) => `/clubs/${uid}`,
    text: ({ name }) => name,
  },
];

/** The row of a list in which this is said of it, on the screen and on paper. */
function drawn(note: RowNote) {
  const answer = {
    ok: true as const,
    value: onlyPage({ endpoint: '', rows: [{ ok: true as const, item: { uid: 'a', name: 'Old' } }] }),
  };
  const state = { pageNumber: 1, pageSize: 10, sortedBy: '', q: '', filters: {}, columns: null };
  const model = listModel({ label: 'Clubs', table: { columns, row: () => note }, answer, pathname: '/clubs', state });
  const [row] = model.rows;
  if (!row || !isRead(row)) throw new Error('The row could not be read');
  const placed = placeColumns(model.heads, ['uid', 'name'], false);
  const screen = renderToStaticMarkup(
    <table>
      <tbody>
        <TableRow
          row={row}
          heads={model.heads}
          columns={placed}
          hasTools={false}
          mark={null}
          isMenuOpen={false}
          isReached={null}
        />
      </tbody>
    </table>,
  );
  const paper = renderToStaticMarkup(
    <PrintSheet model={model} layout={DEFAULT_LAYOUT} href="/clubs">
      {null}
    </PrintSheet>,
  );
  return { screen, paper: /<tbody>.*<\/tbody>/.exec(paper)?.[0] ?? '' };
}

it('a muted row stands back in the table and on paper, another does not', () => {
  for (const html of Object.values(drawn({ muted: true })))
    expect(html).toMatch(/<tr[^>]* class="text-muted-foreground"/);
  for (const html of Object.values(drawn({ muted: false }))) expect(html).not.toContain('text-muted-foreground');
});

it('a word stands at the title of its row, beside the link to the record, in the table and on paper', () => {
  for (const html of Object.values(drawn({ word: 'Closed' }))) {
    expect(html).toMatch(/<a [^>]*href="\/clubs\/a"[^>]*>Old<\/a><span data-slot="badge"[^>]*>Closed<\/span>/);
  }
  for (const html of Object.values(drawn({}))) expect(html).not.toContain('badge');
});

it('the row whose record the screen shows in detail is the current one', () => {
  expect(drawn({ current: true }).screen).toContain('aria-current="true"');
  expect(drawn({}).screen).not.toContain('aria-current');
});
