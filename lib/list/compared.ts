import { checkUid } from '@/lib/contract/uid';

/** What can be compared, as an address names it. */
export const comparedKinds = ['golfer', 'member', 'round', 'course'] as const;

export type ComparedKind = (typeof comparedKinds)[number];

export type Compared = { kind: ComparedKind; uid: string };

/** A record that an address names, or the text that names none. */
export type Named = Compared | { text: string };

export const MOST_COMPARED = 4;

/** The records that `/compare?of=golfer:<uid>&of=…` names, each once, and how many are beyond four. */
export function readCompared(value: string | readonly string[] | undefined): { named: Named[]; beyond: number } {
  const texts = [...new Set([value ?? []].flat().filter((text) => text !== ''))];
  return { named: texts.slice(0, MOST_COMPARED).map(readOne), beyond: Math.max(0, texts.length - MOST_COMPARED) };
}

/** As the address names it. */
export const textOf = (one: Named): string => ('text' in one ? one.text : `${one.kind}:${one.uid}`);

function readOne(text: string): Named {
  const [kind, ...rest] = text.split(':');
  const known = comparedKinds.find((one) => one === kind);
  const uid = checkUid(rest.join(':'));
  return known && uid !== null ? { kind: known, uid } : { text: text.slice(0, 80) };
}
