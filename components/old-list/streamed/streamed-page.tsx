import type { ReactNode } from 'react';
import { NotFound } from '@/components/feedback/not-found';
import { MissingRecord } from '@/lib/contract/missing-record';
import { redirectOf } from './redirect-of';
import { RefreshTo } from './refresh-to';
import { StreamedScreen } from './streamed-screen';

type Props = {
  screen: Promise<ReactNode>;
  /** What is shown until the screen is ready; it has the same parts where what is typed is to stay. */
  waiting: ReactNode;
  /** The address of the page that waits, where this one does not. */
  late: string | null;
};

/** A page whose screen may be late: then it comes with `waiting` in its place, and the screen follows. */
export async function StreamedPage({ screen, waiting, late }: Props) {
  const drawn = screen.catch(drawMissing);
  const later = late === null ? undefined : drawn.catch((error: unknown) => <RefreshTo href={redirectOf(error)} />);
  // The same parts either way: the next page draws nothing anew.
  return (
    <>
      {late !== null && (
        <noscript>
          <RefreshTo href={late} />
        </noscript>
      )}
      <StreamedScreen later={later}>{later ? waiting : await drawn}</StreamedScreen>
    </>
  );
}

/** @throws any other error, for the boundaries around the page */
function drawMissing(error: unknown): ReactNode {
  if (error instanceof MissingRecord) return <NotFound />;
  throw error;
}
