import type { Failure } from '@/lib/contract/result';
import { ServerToast } from './server-toast';

/** Shows a failure as a toast. Failures with the same `id` share one. */
export function FailureToast({ failure, id = crypto.randomUUID() }: { failure: Failure; id?: string }) {
  const isBroken = failure.kind === 'broken';
  return <ServerToast id={id} title={titleOf(failure)} description={failure.message} sticky={isBroken} />;
}

function titleOf(failure: Failure): string {
  if (failure.kind === 'broken') return 'Uh oh! Something went wrong.';
  if (failure.kind === 'no-lookup') return 'This record cannot be opened by its ID';
  return failure.kind === 'refused'
    ? `Request failed with status ${failure.status}`
    : 'The golf service did not answer';
}
