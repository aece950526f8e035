import type { Failure } from '@/lib/contract/result';
import { failureDetails } from './failure-reason';

type Props = { children: string; tabIndex?: number | undefined };

/** The details of a failure that only developers need, such as a status or a field's path; closed at first. */
export function TechnicalDetails({ children, tabIndex }: Props) {
  return (
    <details className="text-left text-xs text-muted-foreground">
      <summary tabIndex={tabIndex} className="w-fit cursor-pointer rounded-sm hover:underline coarse:py-3">
        Technical details
      </summary>
      <code className="break-all">{children}</code>
    </details>
  );
}

export function FailureDetails({ failure }: { failure: Failure }) {
  const details = failureDetails(failure);
  return details && <TechnicalDetails>{details}</TechnicalDetails>;
}
