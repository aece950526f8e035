import { headers } from 'next/headers';
import { redirectOf } from '@/components/late/redirect-of';
import { RefreshTo } from '@/components/late/refresh-to';
import { Peek } from '@/components/peek/peek';
import { requireSession } from '@/lib/auth/session/session';
import { PATH_HEADER } from '@/lib/auth/sign-in/return-path';
import { peekHref, readPeek } from '@/lib/list/peek-address';
import { lateAddress } from '@/lib/registry/late';
import { contents } from './contents';
import { drawPeek } from './draw-peek';
import { peekAt } from './peek-at';

/** The peek of the page. One that the address asks for is drawn in one piece, with the first HTML unless it is late. */
export async function SharedPeek() {
  await requireSession();
  const here = (await headers()).get(PATH_HEADER) ?? '';
  const [pathname = '', query] = here.split('?');
  const uid = readPeek(new URLSearchParams(query));
  const kind = uid === null ? null : peekAt(pathname);
  if (uid === null || kind === null) return <Peek draw={drawPeek} />;
  const drawn = contents[kind](uid, { here, isWhole: true });
  const late = await lateAddress(drawn);
  const content = late === null ? await drawn : drawn.catch((error: unknown) => <RefreshTo href={redirectOf(error)} />);
  return (
    <>
      {late !== null && (
        <noscript>
          <RefreshTo href={late} />
        </noscript>
      )}
      <Peek draw={drawPeek} first={{ pathname, uid, closeHref: peekHref(here, null), content }} />
    </>
  );
}
