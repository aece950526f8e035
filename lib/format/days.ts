/** The earliest valid day. A day in an earlier year, such as 26, is a typing error. */
export const FIRST_DAY = '1910-01-01';
export const LAST_DAY = '2899-12-31';
