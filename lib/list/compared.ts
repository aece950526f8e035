import { checkUid } from '@/lib/contract/uid';
import { kindNames, kindOf, type RecordKind } from '@/lib/navigation';

export const comparedKinds: readonly RecordKind[] = kindNames.filter((kind) => kindOf(kind).compared);

export const MOST_COMPARED = 4;

/** `golfer:<uid>`, as the address of a comparison names a record; null where its kind is not compared. */
export function comparedAs(kind: RecordKind, uid: string): string | null {
  const { compared } = kindOf(kind);
  return compared ? `${compared}:${uid}` : null;
}

/** The texts that an address names, each once, and how many are beyond four. */
export function readNamed(texts: readonly string[]): { named: string[]; beyond: number } {
  const given = [...new Set(texts.filter((text) => text !== ''))];
  return { named: given.slice(0, MOST_COMPARED), beyond: Math.max(0, given.length - MOST_COMPARED) };
}

/** The record that such a text names; null where it names none. */
export function readCompared(text: string): { kind: RecordKind; uid: string } | null {
  const [name, ...rest] = text.split(':');
  const kind = comparedKinds.find((one) => kindOf(one).compared === name);
  const uid = checkUid(rest.join(':'));
  return kind && uid !== null ? { kind, uid } : null;
}
