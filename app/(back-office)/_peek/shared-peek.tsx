import { headers } from 'next/headers';
import { Peek } from '@/components/peek/peek';
import { requireSession } from '@/lib/auth/session/session';
import { PATH_HEADER } from '@/lib/auth/sign-in/return-path';
import { peekHref, readPeek } from '@/lib/list/peek-address';
import { contents } from './contents';
import { drawPeek } from './draw-peek';
import { peekAt } from './peek-at';

/** The peek of the page. One that the address asks for is drawn with the first HTML, in one piece. */
export async function SharedPeek() {
  await requireSession();
  const here = (await headers()).get(PATH_HEADER) ?? '';
  const [pathname = '', query] = here.split('?');
  const uid = readPeek(new URLSearchParams(query));
  const kind = uid === null ? null : peekAt(pathname);
  if (uid === null || kind === null) return <Peek draw={drawPeek} />;
  const content = await contents[kind](uid, { here, isWhole: true });
  return <Peek draw={drawPeek} first={{ pathname, uid, closeHref: peekHref(here, null), content }} />;
}
