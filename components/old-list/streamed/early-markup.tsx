import { type ReactNode, Suspense } from 'react';
import { Unhydrated } from './unhydrated';

type Props = {
  waiting: ReactNode;
  /** Follows in the same response. */
  children: Promise<ReactNode>;
};

/**
 * What a late screen will show, as markup that a browser shows in place of `waiting` as soon as it comes, before it has
 * any scripts. It never runs: the screen itself replaces it, and says what failed.
 */
export function EarlyMarkup({ waiting, children }: Props) {
  return (
    <Suspense fallback={waiting}>
      <Unhydrated>{children.catch(() => waiting)}</Unhydrated>
    </Suspense>
  );
}
