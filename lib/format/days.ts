/** An earlier year, such as 0026, is a typing error. */
export const FIRST_DAY = '1910-01-01';
export const LAST_DAY = '2899-12-31';
