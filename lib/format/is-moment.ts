/** True for `yyyy-MM-ddTHH:mm:ssZ`, with or without milliseconds. */
export function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
