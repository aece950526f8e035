/** Filter value that matches rows without a value. */
export const NONE = 'none';
