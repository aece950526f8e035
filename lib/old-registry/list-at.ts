import { readUid } from '@/lib/server/requests/uid';
import { allLists } from './all-lists';
import type { AnyList } from './declare-list';

type ListAt = { list: AnyList; uid: string | undefined };

const ANY = '*';

/** The list whose screen has this path; null where there is none. */
export function listAt(pathname: string): ListAt | null {
  const path = pathname.replace(/(?<=.)\/+$/, '').split('/');
  for (const list of allLists) {
    const pattern = patternOf(list).split('/');
    if (pattern.length !== path.length) continue;
    if (!pattern.every((part, index) => part === ANY || part === path[index])) continue;
    if (typeof list.path === 'string') return { list, uid: undefined };
    const uid = readUid(path[pattern.indexOf(ANY)] ?? '');
    if (uid !== null) return { list, uid };
  }
  return null;
}

const patternOf = ({ path }: AnyList): string => (typeof path === 'string' ? path : path(ANY));
