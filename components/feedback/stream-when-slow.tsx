import type { ReactNode } from 'react';
import { announceRows, fullPageHref } from '@/lib/server/requests/streaming';
import { StableBoundary } from './stable-boundary';

type Props<Data> = {
  data: Promise<Data>;
  /** Shown while a first load waits for slow data. */
  fallback: ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * The screen of a page that waits for data. In time it comes in one piece, with its status; a first load whose data is slow
 * comes with the fallback, and the screen follows.
 */
export async function StreamWhenSlow<Data>({ data, fallback, children }: Props<Data>) {
  data.then(announceRows, () => undefined);
  const fullHref = await fullPageHref(data);
  const screen = fullHref === null ? children(await data) : <Later data={data}>{children}</Later>;
  return (
    <>
      {fullHref !== null && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${fullHref}`} />
        </noscript>
      )}
      <StableBoundary isStreamed={fullHref !== null} fallback={fallback}>
        {screen}
      </StableBoundary>
    </>
  );
}

async function Later<Data>({ data, children }: Omit<Props<Data>, 'fallback'>) {
  return children(await data);
}
