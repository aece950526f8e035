const WHOLE = 12;
const END = 4;

/** Matches text in the form that `shortUid` returns. */
const ENDS = /^(.{4})(?:…|\.{3})(.{4})$/u;

/** True for the full uid, and for its two ends: `fd33…9a41`. */
export function namesUid(text: string, uid: string): boolean {
  const [, head, tail] = ENDS.exec(text) ?? [];
  if (head === undefined || tail === undefined) return text === uid;
  return uid.length > WHOLE && uid.startsWith(head) && uid.endsWith(tail);
}

/** Returns `fd33…9a41`: both ends, because ids of one type often start alike. */
export function shortUid(uid: string, between = '…'): string {
  return uid.length <= WHOLE ? uid : uid.slice(0, END) + between + uid.slice(-END);
}
