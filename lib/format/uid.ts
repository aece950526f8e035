const WHOLE = 12;
const END = 4;

/** A text with both ends of an id, as `shortUid` writes it. */
const ENDS = /^(.{4})(?:…|\.{3})(.{4})$/u;

/** Whether a text names this id as screens show it: whole, or by both of its ends. */
export function namesUid(text: string, uid: string): boolean {
  const [, head, tail] = ENDS.exec(text) ?? [];
  if (head === undefined || tail === undefined) return text === uid;
  return uid.length > WHOLE && uid.startsWith(head) && uid.endsWith(tail);
}

/** Both ends of an id: `fd33…9a41`. Ids of one kind often start alike: with a prefix, a date or zeros. */
export function shortUid(uid: string, between = '…'): string {
  return uid.length <= WHOLE ? uid : uid.slice(0, END) + between + uid.slice(-END);
}
