/** Browsers without JavaScript send this parameter. The server then sends a page only when all its data has arrived. */
export const WAIT = { key: 'wait', value: 'all' } as const;
