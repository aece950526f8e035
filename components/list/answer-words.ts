import { formatCount } from '@/lib/format/number';

/** What a list shows of one response. */
export type ListAnswer = {
  /** The nouns for one row and for several, such as `user` and `Users`. */
  noun: string;
  label: string;
  /** Null if the list could not be loaded. */
  paging: { pageNumber: number; pages: number | null; total: number | null; rows: number } | null;
  sort: { label: string; direction: 'ascending' | 'descending' } | null;
};

/** What screen readers announce when `answer` replaces `before`. */
export function answerSummary(answer: ListAnswer, before: ListAnswer): string {
  const { paging, label } = answer;
  if (!paging) return `Could not load ${inSentence(label)}`;
  const rows = paging.total === 0 ? 'No results' : rowsWords(answer, paging);
  const order = orderDescription(answer.sort);
  if (order === orderDescription(before.sort)) return rows;
  const isSamePage = before.paging !== null && rows === rowsWords(before, before.paging);
  return isSamePage ? order : `${order}. ${rows}`;
}

function rowsWords({ noun, label }: ListAnswer, { pageNumber, pages, total, rows }: Paging): string {
  const count = total ?? rows;
  const counted = `${formatCount(count)} ${count === 1 ? noun : inSentence(label)}`;
  const page = `page ${formatCount(pageNumber)}`;
  return total === null || pages === null
    ? `${counted} on this page, ${page}`
    : `${counted}, ${page} of ${formatCount(pages)}`;
}

type Paging = NonNullable<ListAnswer['paging']>;

function orderDescription(sort: ListAnswer['sort']): string {
  return sort ? `Sorted by ${inSentence(sort.label)}, ${sort.direction}` : 'Not sorted';
}

/** Starts with a small letter, unless the label starts with an abbreviation. */
export function inSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
