/** Every list that can be exported, by its name in the address of the export. */
export type ExportName =
  | 'users'
  | 'friends'
  | 'memberships'
  | 'rounds'
  | 'admins'
  | 'groups'
  | 'members'
  | 'group-members'
  | 'countries'
  | 'regions';

/** What an export says of itself when all of it has been sent. */
export type ExportReceipt = {
  /** The total of the list when the export began; null when the API did not tell it. */
  expected: number | null;
  received: number;
  /** Different uids among the rows that were received. */
  distinct: number;
  written: number;
  /** What is missing or odd, in words. */
  gaps: readonly string[];
};

/** Asks for the receipt, which follows the CSV behind one NUL: no text of a CSV holds one. */
export const RECEIPT_HEADER = { name: 'X-Export', value: 'receipt' } as const;
export const RECEIPT_MARK = 0;
