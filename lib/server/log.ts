type Level = 'info' | 'warn' | 'error';

/** Fields of a log line. Never a search text, an e-mail address, a token or a full URL. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one JSON object a line to standard output. */
export function log(level: Level, event: string, fields: LogFields = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}
