/** On a phone, CSS lays out the parts of a table as blocks, and Safari then drops roles that are not explicit. */
export const ROLES = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
