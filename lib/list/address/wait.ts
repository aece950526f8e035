/** With it in its address a page comes when all its answers are there, for browsers without scripting. */
export const WAIT = { key: 'wait', value: 'all' } as const;
