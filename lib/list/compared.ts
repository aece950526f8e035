import { checkUid, uidKey } from '@/lib/contract/uid';
import { decoded } from '@/lib/format/decoded';
import { kindNames, kindOf, type RecordKind } from '@/lib/navigation';

export const MOST_COMPARED = 4;

/** `<kind>:<uid>`, as the address of a comparison names a record; null where its kind is not compared. */
export function comparedAs(kind: RecordKind, uid: string): string | null {
  const { compared } = kindOf(kind);
  return compared ? `${compared}:${uid}` : null;
}

export function comparedAt(href: string): string | null {
  const parts = (href.split(/[?#]/, 1)[0] ?? '').split('/');
  for (const kind of comparedKinds) {
    const pattern = (kindOf(kind).screen ?? '').split('/');
    const isScreen = pattern.length === parts.length && pattern.every((part, at) => part === '*' || part === parts[at]);
    if (isScreen) return comparedAs(kind, decoded(parts[pattern.indexOf('*')] ?? ''));
  }
  return null;
}

export function readCompared(text: string): { kind: RecordKind; uid: string } | null {
  const [name, ...rest] = text.split(':');
  const kind = comparedKinds.find((one) => kindOf(one).compared === name);
  const uid = checkUid(rest.join(':'));
  return kind && uid !== null ? { kind, uid } : null;
}

/** One spelling for every spelling of a record's name here. */
function keyOf(text: string): string {
  const record = readCompared(text);
  return record ? `${record.kind}:${uidKey(record.uid)}` : text;
}

const comparedKinds = kindNames.filter((kind) => kindOf(kind).compared);

/** The records that an address names, each once, how many are beyond four, their kind, and of which kinds one more can be. */
export function readComparison(of: string | readonly string[] = []) {
  const given = [...new Map([of].flat().map((text) => [keyOf(text), text])).values()].filter((text) => text !== '');
  const named = given.slice(0, MOST_COMPARED);
  const kind = named.map(readCompared).find((one) => one !== null)?.kind;
  const more = kind ? [kind] : comparedKinds;
  return { named, beyond: given.length - named.length, kind, more: named.length < MOST_COMPARED ? more : [] };
}
