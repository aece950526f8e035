/** The days that can be asked for: a year such as 26 is a slip. */
export const FIRST_DAY = '1910-01-01';
export const LAST_DAY = '2899-12-31';
