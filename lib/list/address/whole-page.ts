/** With it in its address a page comes when all its answers are there, for browsers without scripting. */
export const WAIT = { key: 'wait', value: 'all' } as const;

/** A part of a page: there already, or following the page in the same response. */
export type NowOrLater<Value> =
  | { later: null; now: Value }
  /** `href`: the address of the page that waits for it, for browsers without scripting. */
  | { later: Promise<Value>; href: string };
