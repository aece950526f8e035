/** Browsers without JavaScript get a page when all its answers are there. */
export const WAIT = { key: 'wait', value: 'all' } as const;
