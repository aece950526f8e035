type Level = 'info' | 'warn' | 'error';

/** What a log line may carry. Never a search text, an e-mail address, a token or a full URL. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** One JSON object a line on standard output, as log collectors expect it. */
export function log(level: Level, event: string, fields: LogFields = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}
