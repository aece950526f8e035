/** A value of a filter. It matches rows that have no value in the filtered field. */
export const NONE = 'none';
