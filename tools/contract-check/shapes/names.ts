/** Words that do not change a field's meaning: `createdAt` and `dateCreated` are the same. */
const EMPTY: ReadonlySet<string> = new Set('at on is has of the date time timestamp number no'.split(' '));

/** Words that mean the same in golf APIs. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['uid', 'id', 'uuid', 'identifier', 'key'],
  ['name', 'title', 'label'],
  ['first', 'given', 'forename'],
  ['last', 'family', 'surname'],
  ['email', 'mail'],
  ['create', 'add', 'register', 'insert'],
  ['count', 'total', 'quantity', 'num', 'size'],
  ['start', 'begin', 'from'],
  ['end', 'finish', 'until'],
  ['status', 'state'],
  ['member', 'participant', 'player', 'entrant'],
  ['owner', 'captain'],
  ['handicap', 'hcp', 'whs'],
  ['country', 'nation'],
  ['region', 'county', 'province'],
  ['join', 'since'],
  ['latitude', 'lat'],
  ['longitude', 'lng', 'lon', 'long'],
  ['distance', 'length', 'yard'],
];

/**
 * How similar two field names are, from 0 to 1, such as `createdAt` and `creation_date`. Word endings, words without
 * meaning and common synonyms make no difference.
 */
export function likeness(one: string, other: string): number {
  const a = wordsOf(one);
  const b = wordsOf(other);
  if (a.size === 0 || b.size === 0) return one.toLowerCase() === other.toLowerCase() ? 1 : 0;
  const common = [...a].filter((word) => b.has(word)).length;
  return (common / Math.min(a.size, b.size) + common / Math.max(a.size, b.size)) / 2;
}

function wordsOf(name: string): ReadonlySet<string> {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map(stem);
  const telling = words.filter((word) => !EMPTY.has(word));
  return new Set((telling.length > 0 ? telling : words).map(canonical));
}

/** Removes the ending of a word: `created`, `creating` and `creation` all become `creat`. */
function stem(word: string): string {
  if (/^(status|yards?)$/.test(word)) return word.replace(/^yards$/, 'yard');
  return word.replace(/(ion|ed|ing|es|s|e)$/, (ending) => (word.length - ending.length >= 3 ? '' : ending));
}

function canonical(word: string): string {
  return SYNONYMS.find((group) => group.some((synonym) => stem(synonym) === word))?.[0] ?? word;
}
