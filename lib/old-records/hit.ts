import { known } from '@/lib/contract/wire/unread';
import { shortUid } from '@/lib/format/uid';
import type { Hit } from '@/lib/search/search-result';
import type { DeclaredRecord } from './declare-record';
import { factsOn, factText, inLine } from './facts';

/** A record among the hits of a search; facts that are not given, or could not be read, are left out. */
export function hitOf<Item extends { uid: string }>(record: DeclaredRecord<Item>, item: Item, timeZone: string): Hit {
  return {
    uid: item.uid,
    href: record.href(item),
    title: known(item, record.name) ?? shortUid(item.uid),
    facts: factsOn(record.facts, 'hit').flatMap((fact) => {
      const text = factText(fact, item, 'hit', timeZone);
      return text.ok && text.value ? [inLine(fact, text.value)] : [];
    }),
  };
}
