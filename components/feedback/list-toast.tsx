import type { Page } from '@/lib/contract/page';
import { type Failure, faultSummary, type Result } from '@/lib/contract/result';
import { ServerToast } from './server-toast';

const SHAPE_TITLE = 'Uh oh! Something went wrong.';

export function ListToast({ answer, id }: { answer: Result<Page<unknown>>; id: string }) {
  if (!answer.ok) return <FailureToast failure={answer.failure} id={id} />;
  const faults = answer.value.rows.flatMap((row) => (row.ok ? [] : row.faults));
  if (faults.length === 0) return null;
  return <ServerToast id={id} title={SHAPE_TITLE} description={faultSummary(faults)} variant="destructive" sticky />;
}

export function FailureToast({ failure, id }: { failure: Failure; id: string }) {
  if (failure.kind === 'broken') {
    return <ServerToast id={id} title={SHAPE_TITLE} description={failure.message} variant="destructive" sticky />;
  }
  const title = failure.kind === 'refused' ? `Request failed with status ${failure.status}` : 'The API did not answer';
  return <ServerToast id={id} title={title} description={failure.message} variant="destructive" />;
}
