import { CloudOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureReason } from '@/components/data-table/states/failure-reason';
import { FailureToast } from '@/components/data-table/states/list-toast';
import type { Failure } from '@/lib/contract/result';
import { RetryCard } from './reloadable';

type Props = { title: string; failure: Failure; href: string; toastId: string; back?: ReactNode };

/** A card that failed to load: the reason, and Retry for this card only. */
export function CardFailure({ title, failure, href, toastId, back }: Props) {
  const noAccess = failure.kind === 'refused' && failure.status === 403;
  return (
    <section className="dash-card" aria-label={title}>
      <div className="dash-card-head">
        <h2 className="dash-title">{title}</h2>
        {back && <div className="dash-card-figures">{back}</div>}
      </div>
      <div className="dash-failure">
        {noAccess ? (
          <Lock aria-hidden className="size-5 text-warning" />
        ) : (
          <CloudOff aria-hidden className="size-5 text-destructive" />
        )}
        <p className="text-base font-medium">{noAccess ? 'No access' : `Could not load ${title.toLowerCase()}`}</p>
        <p className="max-w-prose text-sm break-words text-muted-foreground">{failureReason(failure)}</p>
        {!noAccess && <RetryCard href={href} what={title.toLowerCase()} />}
      </div>
      <FailureToast failure={failure} id={toastId} />
    </section>
  );
}

/** One part of a card that failed to load. */
export function PartFailure({ what, failure, href, toastId }: Omit<Props, 'title' | 'back'> & { what: string }) {
  return (
    <div className="dash-sum">
      <p className="text-destructive">Could not load {what}.</p>
      <p className="pb-1 break-words">{failureReason(failure)}</p>
      <RetryCard href={href} what={what} />
      <FailureToast failure={failure} id={toastId} />
    </div>
  );
}
