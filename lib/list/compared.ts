import { checkUid, uidKey } from '@/lib/contract/uid';
import { decoded } from '@/lib/format/decoded';
import { kindNames, kindOf, type RecordKind } from '@/lib/navigation';

export const MOST_COMPARED = 4;

/** Returns `<kind>:<uid>` for the URL; null for a kind of record that cannot be compared. */
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

function keyOf(text: string): string {
  const record = readCompared(text);
  return record ? `${record.kind}:${uidKey(record.uid)}` : text;
}

const comparedKinds = kindNames.filter((kind) => kindOf(kind).compared);

/** `beyond` is the number of records above the limit. `more` names the kinds that can still be added. */
export function readComparison(of: string | readonly string[] = []) {
  const unique = [...new Map([of].flat().map((text) => [keyOf(text), text])).values()].filter((text) => text !== '');
  const named = unique.slice(0, MOST_COMPARED);
  const kind = named.map(readCompared).find((one) => one !== null)?.kind;
  const more = kind ? [kind] : comparedKinds;
  return { named, beyond: unique.length - named.length, kind, more: named.length < MOST_COMPARED ? more : [] };
}
