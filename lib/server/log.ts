import { processState } from './process-state';
import { requestContext } from './request-context';

type Level = 'info' | 'warn' | 'error';

/** Log fields must not contain search texts, e-mail addresses, tokens or full URLs. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

type Listener = (level: Level, event: string, fields: LogFields) => void;

const LEVELS: readonly Level[] = ['info', 'warn', 'error'];

const state = () => processState('log', () => ({ least: 'info' as Level, listeners: [] as Listener[] }));

export function onLogLine(listener: Listener): void {
  state().listeners.push(listener);
}

export function setLogLevel(least: Level): void {
  state().least = least;
}

export function log(level: Level, event: string, extra: LogFields = {}): void {
  const fields = { request: requestContext()?.id, ...extra };
  const { least, listeners } = state();
  if (LEVELS.indexOf(level) >= LEVELS.indexOf(least))
    process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  for (const listener of listeners) listener(level, event, fields);
}
