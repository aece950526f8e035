import { setTimeout as sleep } from 'node:timers/promises';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { splitAddress, withParams } from '@/lib/format/query-text';
import { isPrinted } from '@/lib/list/address/printed';
import { WAIT } from '@/lib/list/address/wait';
import { env } from '@/lib/server/env';
import { answerNotFound, ScreenNotFound } from '@/lib/server/requests/not-found';
import { PATH_HEADER } from '@/lib/server/requests/request-id';
import { NotFound } from './not-found';
import { StableBoundary } from './stable-boundary';

type Props<Data> = {
  data: Promise<Data>;
  fallback: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Waits for the data, so that the HTTP status is right. On a slow first load, sends the fallback before the data. */
export async function StreamWhenSlow<Data>({ data, fallback, children }: Props<Data>) {
  data.then(screenData().resolve, () => undefined);
  const fullHref = await waitForData(data);
  return (
    <>
      {fullHref !== null && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${fullHref}`} />
        </noscript>
      )}
      <StableBoundary isStreamed={fullHref !== null} fallback={fullHref === null ? null : fallback}>
        <Screen data={data}>{children}</Screen>
      </StableBoundary>
    </>
  );
}

/** Returns null when the screen's data arrives before the part, or when the part and the screen are both slow. */
export async function unlessScreenIsFirst<Part>(part: Promise<Part>): Promise<Part | null> {
  const first = Promise.race([part, screenData().promise.then(() => null)]);
  return (await waitForData(first)) === null ? first : null;
}

const screenData = cache(() => Promise.withResolvers<unknown>());

/** Waits SHELL_AFTER_MS at most on a first load. @returns null if the data arrived, else a URL without this limit */
async function waitForData(data: Promise<unknown>): Promise<string | null> {
  const request = await headers();
  const address = request.get(PATH_HEADER) ?? '';
  const { params } = splitAddress(address);
  const isComplete = params.get(WAIT.key) === WAIT.value || isPrinted(Object.fromEntries(params));
  if (isComplete || request.get('sec-fetch-dest') !== 'document') return null;
  const settled = data.then(
    () => true,
    () => true,
  );
  const isInTime = await Promise.race([settled, sleep(env().SHELL_AFTER_MS, false)]);
  return isInTime ? null : withParams(address, { [WAIT.key]: WAIT.value });
}

async function Screen<Data>({ data, children }: Omit<Props<Data>, 'fallback'>) {
  try {
    return children(await data);
  } catch (error) {
    if (!(error instanceof ScreenNotFound)) throw error;
    return answerNotFound() ? <NotFound /> : notFound();
  }
}
