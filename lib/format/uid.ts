const WHOLE = 12;
const END = 4;

/** Both ends of an id: `fd33…9a41`. Ids of one kind often start alike: with a prefix, a date or zeros. */
export function shortUid(uid: string, between = '…'): string {
  return uid.length <= WHOLE ? uid : uid.slice(0, END) + between + uid.slice(-END);
}
