/** Browsers without JavaScript send this parameter, to get a page only when all its data has arrived. */
export const WAIT = { key: 'wait', value: 'all' } as const;
