export type CsvSource = {
  total: number | null;
  chunks: AsyncGenerator<Uint8Array, void, undefined>;
  receipt: () => ExportReceipt;
};

export type ExportReceipt = {
  /** Who wrote the file: the API, whose CSV passed through, or the app, page by page. */
  by: 'api' | 'app';
  expected: number | null;
  received: number;
  written: number;
  gaps: readonly string[];
};

/** Requests the receipt, which follows the CSV after one NUL byte: a CSV contains none. */
export const RECEIPT_HEADER = { name: 'X-Export', value: 'receipt' } as const;
export const RECEIPT_MARK = 0;

/** Everything that is missing or odd about an export; `shown` is the total on the screen where it started. */
export function gapsOf({ expected, written, gaps }: ExportReceipt, shown: number | null): string[] {
  return [
    expected === null && 'The server did not say how many rows to expect',
    expected !== null && written < expected && `${expected - written} fewer saved than expected`,
    expected !== null && written > expected && `${written - expected} more saved than expected`,
    shown !== null && shown !== (expected ?? written) && `The list had ${shown} when it was shown`,
    ...gaps,
  ].filter((gap) => gap !== false);
}
