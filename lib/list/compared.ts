import { checkUid } from '@/lib/contract/uid';
import { kindNames, kindOf, type RecordKind } from '@/lib/navigation';

export const comparedKinds: readonly RecordKind[] = kindNames.filter((kind) => kindOf(kind).compared);

export type Compared = { kind: RecordKind; uid: string };

/** A record that an address names, or the text that names none. */
export type Named = Compared | { text: string };

export const MOST_COMPARED = 4;

/** The records that `/compare?of=golfer:<uid>&of=…` names, each once, and how many are beyond four. */
export function readCompared(value: string | readonly string[] | undefined): { named: Named[]; beyond: number } {
  const texts = [...new Set([value ?? []].flat().filter((text) => text !== ''))];
  return { named: texts.slice(0, MOST_COMPARED).map(readOne), beyond: Math.max(0, texts.length - MOST_COMPARED) };
}

export const textOf = (one: Named): string => ('text' in one ? one.text : `${kindOf(one.kind).compared}:${one.uid}`);

function readOne(text: string): Named {
  const [name, ...rest] = text.split(':');
  const known = comparedKinds.find((kind) => kindOf(kind).compared === name);
  const uid = checkUid(rest.join(':'));
  return known && uid !== null ? { kind: known, uid } : { text: text.slice(0, 80) };
}
