/** What stands out in a line: a doubt, or the button to another explanation, by its key. */
type Mark = 'warning' | { why: string; who: string };

export type ExplanationLine = readonly [label: string, words: string, mark?: Mark];

export type Explanation = {
  title: string;
  beside: readonly string[];
  /** Title and what is beside it, where missing. */
  label?: string;
  lines: readonly ExplanationLine[];
  /** The names of people within the lines. */
  names?: readonly string[];
  isOfRecommended?: true;
  source?: { label: string; href: string };
};

/** Explanations by the keys of their buttons. Those of a card, `0-12` for hole 12 of its first line, share their parts. */
export type ExplanationSet = {
  byKey: Readonly<Record<string, Explanation>>;
  players?: readonly { who: string; handicap: readonly ExplanationLine[] }[];
  holes?: Readonly<Record<string, readonly string[]>>;
  lines?: Readonly<Record<string, readonly ExplanationLine[]>>;
};

/** The props of a button that opens one of them. The form has the id under which the address names the key. */
export function submitKey(form: string, key: string) {
  return { type: 'submit', form, name: form, value: key } as const;
}

export function explanationOf({ byKey, players, holes, lines }: ExplanationSet, key: string): Explanation | null {
  if (Object.hasOwn(byKey, key)) return byKey[key] ?? null;
  const [line = '', number = ''] = key.split('-');
  const [player, hole] = [players?.[Number(line)], holes?.[number]];
  const scoreLines = lines && Object.hasOwn(lines, key) ? lines[key] : undefined;
  if (!player || !hole || !scoreLines) return null;
  const label = `${player.who}, hole ${number}`;
  return { title: `Hole ${number}`, beside: hole, label, lines: [...player.handicap, ...scoreLines] };
}
