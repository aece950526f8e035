/** Set for browsers without JavaScript: the page is sent only when all its data has arrived. */
export const WAIT = { key: 'wait', value: 'all' } as const;
