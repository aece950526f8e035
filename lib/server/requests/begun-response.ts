import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from '@/lib/server/process-state';

const storage = () => processState('begunResponse', () => new AsyncLocalStorage<true>());

/** Runs a part of a response whose headers are on their way: no cookie can be set any more. */
export function inBegunResponse<T>(run: () => T): T {
  return storage().run(true, run);
}

export function hasResponseBegun(): boolean {
  return storage().getStore() === true;
}
