import type { ComponentProps } from 'react';
import { CardFailure } from '@/components/dashboard/card-failure';
import type { Failure } from '@/lib/contract/result';
import { addressOf, type View } from './view';

type Look = Pick<ComponentProps<typeof CardFailure>, 'size' | 'back'>;

/** A card that failed to load. Cards with the same failure share one toast. */
export function failedCard(title: string, failure: Failure, view: View, look?: Look) {
  return (
    <CardFailure title={title} failure={failure} href={addressOf(view)} toastId={toastId(failure, view)} {...look} />
  );
}

export function toastId(failure: Failure, { fetchedAt }: View): string {
  return `${fetchedAt} ${failure.kind} ${failure.message}`;
}
