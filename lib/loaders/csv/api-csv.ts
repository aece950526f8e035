import { formatDateTime } from '@/lib/format/date';
import { listText } from '@/lib/format/list-words';
import { titleCase } from '@/lib/format/title-case';
import { type CsvField, csvFields, csvHeading, withDecimal } from '@/lib/resources/csv-fields';
import type { AnyList } from '@/lib/resources/resource';

type Row = readonly string[];

type Table = { header: Row; read: (row: Row) => Row; notes: readonly string[] };

/** Gives the rows of the API's CSV the columns, texts and formats of the list. The first row is the header. */
export function apiCsvReader(list: Pick<AnyList, 'fields' | 'csv'>, timeZone: string) {
  let table: Table | null = null;
  return {
    read(rows: readonly Row[]): readonly Row[] {
      if (table) return rows.map(table.read);
      const [header, ...others] = rows;
      if (!header) return rows;
      table = readHeader(list, header, timeZone);
      return [table.header, ...others.map(table.read)];
    },
    /** Says how the columns differ from the screen's. */
    notes: () => table?.notes ?? [],
  };
}

function readHeader(list: Pick<AnyList, 'fields' | 'csv'>, header: Row, timeZone: string): Table {
  const places = new Map<string, number>();
  for (const [place, heading] of header.entries()) {
    const key = keyOf(heading);
    if (!places.has(key)) places.set(key, place);
  }
  const fields = csvFields(list).map((field) => ({ field, places: placesOf(field, places) }));
  const known = fields.filter((one) => one.places.length > 0);
  const missing = fields.filter((one) => one.places.length === 0).map(({ field }) => field.label);
  const used = new Set(known.flatMap((one) => one.places));
  const others = [...header.keys()].filter((place) => !used.has(place));
  if (known.length === 0) {
    const note = 'No column name was recognised, so the file is saved unchanged.';
    return { header, read: (row) => row, notes: [note] };
  }

  let current: Row = [];
  const cell = (heading: string) => current[places.get(keyOf(heading)) ?? -1] ?? '';
  const columns = known.map(({ field, places: [place = -1] }) => {
    const zone = /\((.*)\)/.exec(header[place] ?? '')?.[1] ?? timeZone;
    const { apiCsv } = field;
    const text = formatOf(field, zone === timeZone ? timeZone : null);
    return {
      heading: csvHeading(field, zone),
      read: apiCsv?.text ? () => apiCsv.text?.(cell, { timeZone }) ?? '' : () => text(current[place] ?? ''),
    };
  });
  return {
    header: [...columns.map(({ heading }) => heading), ...others.map((place) => header[place] ?? '')],
    read(row) {
      current = row;
      const rest = [...others.map((place) => row[place] ?? ''), ...row.slice(header.length)];
      return [...columns.map(({ read }) => read()), ...rest];
    },
    notes: [
      missing.length > 0 && `Not in this file: ${listText(missing)}.`,
      others.length > 0 &&
        `Saved unchanged: ${listText(others.map((place) => header[place] || 'a column without a name'))}.`,
    ].filter((note) => note !== false),
  };
}

/** Ignores case, blanks and a time zone in brackets: `Last active (UTC)` and `lastActive` are the same heading. */
function keyOf(heading: string): string {
  return heading
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/uid$/, 'id');
}

function placesOf({ id, label, apiCsv }: CsvField, places: ReadonlyMap<string, number>): number[] {
  const names = [label, ...(id ? [id] : []), ...(apiCsv?.headings ?? [])];
  return names.flatMap((name) => places.get(keyOf(name)) ?? []);
}

const MOMENT = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/;

/** `timeZone` is null if the API wrote times in another time zone; these stay as they are. */
function formatOf({ kind, hasDecimal }: CsvField, timeZone: string | null): (cell: string) => string {
  if (kind === 'status' || kind === 'word') return titleCase;
  if (kind === 'time') return (cell) => (timeZone && MOMENT.test(cell) ? momentText(cell, timeZone) : cell);
  if (hasDecimal)
    return (cell) => (/^[+-]?\d+(\.\d+)?$/.test(cell) ? withDecimal(Number(cell.replace('+', '-'))) : cell);
  return (cell) => cell;
}

function momentText(cell: string, timeZone: string): string {
  return Number.isNaN(Date.parse(cell)) ? cell : formatDateTime(cell, timeZone);
}
