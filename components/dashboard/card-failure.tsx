import { CircleAlert, CloudOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureReason } from '@/components/feedback/failure-reason';
import { FailureToast } from '@/components/feedback/failure-toast';
import { FailureDetails } from '@/components/feedback/technical-details';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { cn } from '@/components/ui/cn';
import { Empty, EmptyContent, EmptyDescription, EmptyHeader, EmptyMedia, EmptyTitle } from '@/components/ui/empty';
import type { Failure } from '@/lib/contract/result';
import { CardFrame, type CardSize } from './card';
import { RetryCard } from './retry-card';

type FailureProps = { failure: Failure; href: string; toastId: string };

type Props = FailureProps & { title: string; size?: CardSize; back?: ReactNode };

export function CardFailure({ title, size = 'default', failure, href, toastId, back }: Props) {
  const noAccess = failure.kind === 'refused' && failure.status === 403;
  const small = size === 'sm';
  return (
    <CardFrame size={size} aria-label={title} title={title} figures={back}>
      <Empty className={cn('gap-1', small ? 'items-start p-0 text-left' : 'min-h-43 p-3')}>
        <EmptyHeader className={cn(small && 'items-start')}>
          <EmptyMedia className={cn('mb-0', noAccess ? 'text-warning' : 'text-destructive')}>
            {noAccess ? <Lock aria-hidden /> : <CloudOff aria-hidden />}
          </EmptyMedia>
          <EmptyTitle>{noAccess ? 'No access' : `Could not load ${title.toLowerCase()}`}</EmptyTitle>
          <EmptyDescription className="break-words">{failureReason(failure)}</EmptyDescription>
        </EmptyHeader>
        {!noAccess && (
          <EmptyContent>
            <RetryCard href={href} what={title.toLowerCase()} />
            <FailureDetails failure={failure} />
          </EmptyContent>
        )}
      </Empty>
      <FailureToast failure={failure} id={toastId} />
    </CardFrame>
  );
}

export function PartFailure({ what, failure, href, toastId }: FailureProps & { what: string }) {
  return (
    <Alert variant="destructive" role="group" aria-label={`Could not load ${what}`} className="mt-2 px-3 py-2 text-xs">
      <CircleAlert aria-hidden />
      <AlertTitle>{`Could not load ${what}.`}</AlertTitle>
      <AlertDescription className="justify-items-start break-words">
        <p>{failureReason(failure)}</p>
        <RetryCard href={href} what={what} />
        <FailureDetails failure={failure} />
      </AlertDescription>
      <FailureToast failure={failure} id={toastId} />
    </Alert>
  );
}
