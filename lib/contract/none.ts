/** The value of a filter that matches rows without a value. */
export const NONE = 'none';
