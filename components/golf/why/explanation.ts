/** A warning sign, or a link to the explanation with the key `why`. */
type Mark = 'warning' | { why: string; who: string };

export type ExplanationLine = readonly [label: string, words: string, mark?: Mark];

export type Explanation = {
  title: string;
  beside: readonly string[];
  label?: string;
  lines: readonly ExplanationLine[];
  names?: readonly string[];
  isOfRecommended?: true;
  source?: { label: string; href: string };
};

/** Explanations by the key of their button, such as `0-12` for hole 12 on the first line of a card. */
export type ExplanationSet = {
  byKey: Readonly<Record<string, Explanation>>;
  players?: readonly { who: string; handicap: readonly ExplanationLine[] }[];
  holes?: Readonly<Record<string, readonly string[]>>;
  lines?: Readonly<Record<string, readonly ExplanationLine[]>>;
};

/** Makes a button submit the form with one parameter, whose name is the form's id and whose value is the key. */
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
