import { processState } from './process-state';
import { currentRequestId } from './requests/request-context';

type Level = 'info' | 'warn' | 'error';

/** Fields of a log line. Never a search text, an e-mail address, a token or a full URL. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

type Listener = (level: Level, event: string, fields: LogFields) => void;

const listeners = () => processState('logListeners', (): Listener[] => []);

/** Runs this for each line. */
export function onLogLine(listener: Listener): void {
  listeners().push(listener);
}

/** Writes one JSON object a line to standard output, with the id of the request that it belongs to. */
export function log(level: Level, event: string, given: LogFields = {}): void {
  const fields = { request: currentRequestId(), ...given };
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  for (const listener of listeners()) listener(level, event, fields);
}
