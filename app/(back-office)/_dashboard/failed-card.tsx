import type { ReactNode } from 'react';
import type { CardSize } from '@/components/dashboard/card';
import { CardFailure } from '@/components/dashboard/card-failure';
import type { Failure } from '@/lib/contract/result';
import { addressOf, type View } from './view';

type Props = { title: string; failure: Failure; view: View; size?: CardSize; back?: ReactNode };

export function FailedCard({ view, failure, ...props }: Props) {
  return <CardFailure failure={failure} href={addressOf(view)} toastId={toastIdOf(failure, view)} {...props} />;
}

export function toastIdOf(failure: Failure, { fetchedAt }: View): string {
  return `${fetchedAt} ${failure.kind} ${failure.message}`;
}
