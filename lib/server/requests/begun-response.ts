import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from '@/lib/server/process-state';

type Stage = { hasBegun: boolean };

const storage = () => processState('begunResponse', () => new AsyncLocalStorage<Stage>());

/** The headers are on their way: no cookie can be set any more. */
export function inBegunResponse<T>(run: () => T): T {
  return storage().run({ hasBegun: true }, run);
}

export function beforeResponse<T>(run: () => T): { result: T; begin: () => void } {
  const stage: Stage = { hasBegun: false };
  const begin = () => {
    stage.hasBegun = true;
  };
  return { result: storage().run(stage, run), begin };
}

export function hasResponseBegun(): boolean {
  return storage().getStore()?.hasBegun === true;
}
