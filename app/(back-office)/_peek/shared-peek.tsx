import { headers } from 'next/headers';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { Peek } from '@/components/old-list/peek/peek';
import { requireSession } from '@/lib/auth/session/session';
import { splitAddress } from '@/lib/format/query-text';
import { peekHref, readPeek } from '@/lib/list/address/peek-address';
import { HAVE_OWN_PREVIEW } from '@/lib/list/own-preview';
import { PATH_HEADER } from '@/lib/server/requests/path-header';
import { drawPeek } from './draw-peek';
import { drawRecord } from './draw-record';
import { peekAt } from './peek-at';

/** The peek of the page. One that the address asks for is drawn in one piece, with the first HTML unless it is late. */
export async function SharedPeek() {
  await requireSession();
  const here = (await headers()).get(PATH_HEADER) ?? '';
  const { path: pathname, params } = splitAddress(here);
  const uid = readPeek(params);
  const drawnAt = Date.now();
  const row = uid === null || HAVE_OWN_PREVIEW.test(pathname) ? null : peekAt(pathname);
  if (uid === null || row === null) return <Peek draw={drawPeek} drawnAt={drawnAt} />;
  const closeHref = peekHref(here, null);
  return (
    <StreamWhenSlow
      data={drawRecord(row, uid, { here, isWhole: true })}
      fallback={<Peek draw={drawPeek} drawnAt={drawnAt} />}
    >
      {(content) => <Peek draw={drawPeek} drawnAt={drawnAt} first={{ pathname, uid, closeHref, content }} />}
    </StreamWhenSlow>
  );
}
