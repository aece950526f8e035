/** A uuid as cells show it. Repeated here, so that the screen is not compared with itself. */
export function shortUid(uid: string): string {
  return `${uid.slice(0, 4)}…${uid.slice(-4)}`;
}
