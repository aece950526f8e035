import { type ReactNode, Suspense } from 'react';
import type { NowOrLater } from '@/lib/list/address/whole-page';

type Props<Value> = {
  part: NowOrLater<Value>;
  waiting: ReactNode;
  children: (value: Value) => ReactNode;
};

/** A part that may follow its page; without scripting the page is loaded again, and waits for it. */
export function Later<Value>({ part, waiting, children }: Props<Value>) {
  if (part.later === null) return children(part.now);
  const fallback = (
    <>
      {waiting}
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${part.href}`} />
      </noscript>
    </>
  );
  return (
    <Suspense fallback={fallback}>
      <Drawn of={part.later.then(children)} />
    </Suspense>
  );
}

const Drawn = async ({ of }: { of: Promise<ReactNode> }) => await of;
