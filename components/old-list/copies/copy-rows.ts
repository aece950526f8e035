import { copied, copyText } from '@/components/old-cells/copy-text';
import { type CopiedRow, cellsHtml, cellsOf, cellsText, copyGaps } from '@/lib/list/copies/copied-row';

export type CopyForm = 'ids' | 'links' | 'cells';

/** Copies rows of a page; `broken`: how many of the page could not be read. */
export function copyRows(rows: readonly CopiedRow[], as: CopyForm, broken = 0): Promise<void> {
  const gaps = copyGaps(as === 'cells' ? rows : [], broken) ?? undefined;
  if (as === 'cells') return copyTable(cellsOf(rows), gaps);
  const texts = rows.map(({ id, link }) => (as === 'ids' ? id : link));
  return copyText(texts.filter((text) => text !== null).join('\n'), gaps);
}

/** Copies one row; its cells without the heads, to go under those of others. */
export function copyRow(row: CopiedRow, as: CopyForm): Promise<void> {
  const gaps = copyGaps([row]) ?? undefined;
  if (as === 'cells') return copyTable([row.fields.map(([, text]) => text)], gaps);
  return copyText((as === 'ids' ? row.id : row.link) ?? '');
}

/** As HTML for spreadsheets that take it, as text for what does not. */
export function copyTable(rows: readonly (readonly (string | null)[])[], gaps?: string): Promise<void> {
  return copied(() => {
    const as = (type: string, content: string) => new Blob([content], { type });
    const html = as('text/html', cellsHtml(rows));
    return navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': as('text/plain', cellsText(rows)), 'text/html': html }),
    ]);
  }, gaps);
}
