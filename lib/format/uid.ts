const WHOLE = 12;
const END = 4;

/** As `shortUid` writes it. */
const ENDS = /^(.{4})(?:…|\.{3})(.{4})$/u;

/** The full id, or both of its ends. */
export function namesUid(text: string, uid: string): boolean {
  const [, head, tail] = ENDS.exec(text) ?? [];
  if (head === undefined || tail === undefined) return text === uid;
  return uid.length > WHOLE && uid.startsWith(head) && uid.endsWith(tail);
}

/** `fd33…9a41`: ids of one kind often start alike. */
export function shortUid(uid: string, between = '…'): string {
  return uid.length <= WHOLE ? uid : uid.slice(0, END) + between + uid.slice(-END);
}
