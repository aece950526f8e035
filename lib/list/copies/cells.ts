import { escapeFormula } from '@/lib/csv/csv';
import { escapeHtml } from '@/lib/format/escape-html';

/** Returns the cells as plain text, for spreadsheets that do not accept HTML. */
export function cellsText(rows: readonly (readonly (string | null)[])[]): string {
  return rows.map((row) => row.map(safeCell).join('\t')).join('\n');
}

/** Returns the cells as HTML, which keeps cells apart even if they contain tabs or line ends. */
export function cellsHtml(rows: readonly (readonly (string | null)[])[]): string {
  const lines = rows.map((row) => `<tr>${row.map((text) => `<td>${escapeHtml(safeCell(text))}</td>`).join('')}</tr>`);
  return `<meta charset="utf-8"><table>${lines.join('')}</table>`;
}

/**
 * @param unread the number of fields that could not be parsed
 * @param broken the number of rows that could not be parsed
 */
export function cellGaps(unread: number, broken: number): string | null {
  const gaps = [
    unread > 0 &&
      `${unread} ${unread === 1 ? 'field' : 'fields'} ${unread === 1 ? 'is' : 'are'} unreadable and left empty`,
    broken > 0 && `${broken} ${broken === 1 ? 'row' : 'rows'} ${broken === 1 ? 'is' : 'are'} unreadable and left out`,
  ].filter((gap) => gap !== false);
  return gaps.length === 0 ? null : `${gaps.join('. ')}.`;
}

/** Replaces tabs and line ends, at which spreadsheets split pasted text. */
function safeCell(text: string | null): string {
  return text === null ? '' : escapeFormula(text.replace(/\s+/g, ' ').trim());
}
