type Cell = string | null;

export type ResultTable = {
  title: string;
  notes: readonly string[];
  heads: readonly { words: string; align?: 'start' | 'end'; isTime?: true }[];
  /** Names of players and teams in title, notes and cells. */
  names?: readonly string[];
  /** Null for a cell that is empty or could not be parsed. */
  rows: readonly (readonly Cell[])[];
  /** Says what is missing: a leaderboard that did not load, omitted rows, or unreadable fields. */
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

/** Puts the tables below each other, each with its headings. */
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

/** Replaces the screen's minus sign with a hyphen, the only negative sign that spreadsheets read. */
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

/** Characters that are two columns wide: East Asian letters, full-width signs and emoji. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303E\uFF01-\uFF60\uFFE0-\uFFE6]|\uFE0F/u;
const HALF_WIDTH = /[\uFF61-\uFFDC]/;

/** Returns a text's width in columns. An accent that is a character of its own adds nothing. */
function lengthOf(text = ''): number {
  letters ??= new Intl.Segmenter('en-GB');
  return [...letters.segment(text)].reduce(
    (sum, { segment }) => sum + (WIDE.test(segment) && !HALF_WIDTH.test(segment) ? 2 : 1),
    0,
  );
}
/** Created on first use, because that takes longer than the rest of the script. */
let letters: Intl.Segmenter | undefined;
