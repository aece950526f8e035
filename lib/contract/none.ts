/** Among the values of a filter: rows that have none. */
export const NONE = 'none';
