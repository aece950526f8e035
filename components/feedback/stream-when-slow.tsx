import { setTimeout as sleep } from 'node:timers/promises';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { splitAddress, withParams } from '@/lib/format/query-text';
import { isPrinted } from '@/lib/list/url/printed';
import { WAIT } from '@/lib/list/url/wait';
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

/**
 * Waits for the data before rendering, so that the status code is right. If the data is slow, a document first shows
 * the fallback, but a navigation keeps the old screen until the data has arrived.
 */
export async function StreamWhenSlow<Data>({ data, fallback, children }: Props<Data>) {
  data.then(screenData().resolve, () => undefined);
  const isStreamed = await isSlowDocument(data);
  return (
    <>
      {isStreamed && <RefreshWithoutScripting />}
      <StableBoundary isStreamed={isStreamed} fallback={isStreamed ? fallback : null}>
        <Screen data={data}>{children}</Screen>
      </StableBoundary>
    </>
  );
}

/** Resolves to `part`; null if the screen's data arrives first, or if a document has already waited SHELL_AFTER_MS. */
export async function unlessScreenIsFirst<Part>(part: Promise<Part>): Promise<Part | null> {
  const first = Promise.race([part, screenData().promise.then(() => null)]);
  return (await isSlowDocument(first)) ? null : first;
}

const screenData = cache(() => Promise.withResolvers<unknown>());

/** True if a document's data takes longer than SHELL_AFTER_MS; never for print sheets and URLs with WAIT. */
async function isSlowDocument(data: Promise<unknown>): Promise<boolean> {
  const { isDocument, params } = await readRequest();
  const mustWait = params.get(WAIT.key) === WAIT.value || isPrinted(Object.fromEntries(params));
  if (!isDocument || mustWait) return false;
  const settled = data.then(
    () => false,
    () => false,
  );
  return Promise.race([settled, sleep(env().SHELL_AFTER_MS, true)]);
}

async function readRequest() {
  const request = await headers();
  const address = request.get(PATH_HEADER) ?? '';
  return { address, params: splitAddress(address).params, isDocument: request.get('sec-fetch-dest') === 'document' };
}

/** Browsers without JavaScript cannot show streamed content, so they load the page again with the parameter WAIT. */
async function RefreshWithoutScripting() {
  const { address } = await readRequest();
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${withParams(address, { [WAIT.key]: WAIT.value })}`} />
    </noscript>
  );
}

async function Screen<Data>({ data, children }: Omit<Props<Data>, 'fallback'>) {
  try {
    return children(await data);
  } catch (error) {
    if (!(error instanceof ScreenNotFound)) throw error;
    return answerNotFound() ? <NotFound /> : notFound();
  }
}
