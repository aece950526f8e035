import { type ReactNode, Suspense } from 'react';
import { type CardSize, CardSkeleton } from '@/components/dashboard/card';
import { CardBox } from '@/components/dashboard/retry-card';
import { Boundary } from '@/components/feedback/boundary';
import { addressOf, type View } from './view';

const layouts: Readonly<Record<CardSize, string>> = {
  sm: '-mt-px -ml-px border-t border-l px-6 py-4 max-sm:px-4',
  default: '-mb-px min-w-0 border-b pt-3 pb-4',
};

type Props = { title: string; size?: CardSize; view: View; children: ReactNode };

export function CardSlot({ title, size = 'default', view, children }: Props) {
  return (
    <CardBox className={layouts[size]}>
      <Boundary title={title}>
        <Suspense key={addressOf(view)} fallback={<CardSkeleton title={title} size={size} />}>
          {children}
        </Suspense>
      </Boundary>
    </CardBox>
  );
}
