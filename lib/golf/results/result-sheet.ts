type Cell = string | null;

export type ResultTable = {
  title: string;
  notes: readonly string[];
  heads: readonly { words: string; align?: 'start' | 'end' }[];
  /** Of the players and teams in title, notes and cells. */
  names?: readonly string[];
  /** Null for an empty cell and for one that could not be read. */
  rows: readonly (readonly Cell[])[];
  /** In words: a board that failed, rows left out, fields that could not be read. */
  lacks: string | null;
  failed?: true;
};

export type ResultSheet = {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  tables: readonly ResultTable[];
};

export function withoutEmpty<Table extends Pick<ResultTable, 'heads' | 'rows'>>(table: Table): Table {
  const { heads, rows } = table;
  if (rows.length === 0) return table;
  const kept = [...heads.keys()].filter((place) => rows.some((row) => row[place]));
  const only = <Item>(all: readonly Item[]) => kept.map((place) => all[place] as Item);
  return { ...table, heads: only(heads), rows: rows.map(only) };
}

/** One table below the other, each with its headings. */
export function sheetCells({ title, facts, tables }: ResultSheet): Cell[][] {
  return [[title], ...facts.map((fact) => [...fact]), ...tables.flatMap((table) => [[], ...tableCells(table)])];
}

function tableCells({ title, notes, heads, rows, lacks }: ResultTable): Cell[][] {
  return [
    ...lines([title, ...notes]),
    ...(heads.length > 0 ? [heads.map(({ words }) => words)] : []),
    ...rows.map((row) => row.map(asNumber)),
    ...lines(lacks === null ? [] : [lacks]),
  ];
}

const lines = (texts: readonly string[]): Cell[][] => texts.map((text) => [text]);

/** A spreadsheet reads a hyphen as the sign of a number, and the minus of the screen as text. */
function asNumber(cell: Cell): Cell {
  return cell?.replace(/^−(?=\d)/, '-') ?? null;
}

export function sheetText({ title, facts, tables }: ResultSheet): string {
  const label = Math.max(0, ...facts.map(([name]) => name.length)) + 1;
  const factLines = facts.map(([name, value]) => `${`${name}:`.padEnd(label)} ${value}`);
  return `${[[title, '', ...factLines].join('\n'), ...tables.map(tableText)].join('\n\n')}\n`;
}

function tableText({ title, notes, heads, rows, lacks }: ResultTable): string {
  const all = [heads.map(({ words }) => words), ...rows.map((row) => row.map((cell) => cell ?? '-'))];
  const widths = heads.map((_, place) => Math.max(...all.map((row) => lengthOf(row[place]))));
  const aligned = all.map((row) =>
    row
      .map((cell, place) => padded(cell, widths[place] ?? 0, heads[place]?.align === 'end'))
      .join('  ')
      .trimEnd(),
  );
  return [
    title.toUpperCase(),
    ...notes,
    ...(heads.length > 0 ? ['', ...aligned] : []),
    ...(lacks === null ? [] : [lacks]),
  ].join('\n');
}

function padded(text: string, width: number, end: boolean): string {
  const blanks = ' '.repeat(Math.max(0, width - lengthOf(text)));
  return end ? blanks + text : text + blanks;
}

/** An accent may be a character of its own. */
function lengthOf(text = ''): number {
  letters ??= new Intl.Segmenter('en-GB');
  return [...letters.segment(text)].length;
}
/** Created on first use: it takes longer than the rest of the screen's script. */
let letters: Intl.Segmenter | undefined;
