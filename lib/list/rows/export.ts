export type CsvSource = {
  total: number | null;
  chunks: AsyncGenerator<Uint8Array, void, undefined>;
  receipt: () => ExportReceipt;
};

export type ExportReceipt = {
  by: 'api' | 'app';
  expected: number | null;
  received: number;
  written: number;
  gaps: readonly string[];
  /** How the columns of the API's CSV differ from the screen's. */
  notes?: readonly string[];
};

/** The receipt follows the CSV after a NUL byte, which a CSV cannot contain. */
export const RECEIPT_HEADER = { name: 'X-Export', value: 'receipt' } as const;
export const RECEIPT_MARK = 0;

/** `shown` is the total on the screen when the export started. */
export function gapsOf({ expected, written, gaps }: ExportReceipt, shown: number | null): string[] {
  return [
    expected === null && 'The golf service did not say how many rows to expect',
    expected !== null && written < expected && `${expected - written} fewer rows saved than expected`,
    expected !== null && written > expected && `${written - expected} more rows saved than expected`,
    shown !== null && shown !== (expected ?? written) && `Before the export, the list showed a total of ${shown}`,
    ...gaps,
  ].filter((gap) => gap !== false);
}
