import { type Part, textOf } from './tree';

/** A part of a screen that differs from the faultless one: what stood there, and what stands there now. */
export type Change = {
  at: string;
  before: Part | null;
  now: Part | null;
  /** What the part now stands in, or would. */
  within: Part;
};

/** The smallest cells, facts and texts that differ. */
export function changesBetween(before: Part, now: Part): Change[] {
  const found: Change[] = [];
  compare(before, now, found);
  const lifted = found.map(lift);
  return [...new Map(lifted.map((change) => [`${change.at} ${change.now?.at}`, change])).values()];
}

function compare(before: Part, now: Part, found: Change[]): void {
  if (before.same === now.same) return;
  const alike = before.tag === now.tag && before.text === now.text && sameAttributes(before, now);
  if (!alike) found.push({ at: before.at, before, now, within: now.above ?? now });
  if (before.tag !== now.tag) return;
  const [was, is] = [before.parts, now.parts];
  if (was.length === is.length && !isFileRow(was[0]) && was.every(({ tag }, index) => tag === is[index]?.tag)) {
    for (const [index, part] of was.entries()) compare(part, is[index] as Part, found);
    return;
  }
  if (before.tag === 'tr') {
    found.push({ at: before.at, before, now, within: now.above ?? now });
    return;
  }
  if (isFileRow(was[0]) && isFileRow(is[0])) {
    compareFileRows(before, now, found);
    return;
  }
  const shorter = Math.min(was.length, is.length);
  let front = 0;
  while (front < shorter && fits(was[front], is[front])) front += 1;
  let back = 0;
  while (back < shorter - front && fits(was.at(-1 - back), is.at(-1 - back))) back += 1;
  for (let index = 0; index < front; index += 1) compare(was[index] as Part, is[index] as Part, found);
  for (let index = 1; index <= back; index += 1) compare(was.at(-index) as Part, is.at(-index) as Part, found);
  const gone = was.slice(front, was.length - back);
  const come = is.slice(front, is.length - back);
  for (let index = 0; index < Math.max(gone.length, come.length); index += 1) {
    const [was = null, is = null] = [gone[index], come[index]];
    found.push({ at: was?.at ?? `${before.at}/+`, before: was, now: is ?? come.at(-1) ?? null, within: now });
  }
}

/** The row of a file, known by its uid. */
const isFileRow = (part: Part | undefined) => part?.tag === 'tr' && part.attributes.has('aria-label');

/** Rows that are left out of a file move those after them: each is compared with the one of the same uid. */
function compareFileRows(before: Part, now: Part, found: Change[]): void {
  const uidOf = ({ attributes }: Part) => attributes.get('aria-label');
  const kept = new Map(now.parts.map((row) => [uidOf(row), row]));
  for (const row of before.parts) {
    const same = kept.get(uidOf(row));
    if (same) compare(row, same, found);
    else found.push({ at: row.at, before: row, now: null, within: now });
    kept.delete(uidOf(row));
  }
  for (const row of kept.values()) found.push({ at: `${before.at}/+`, before: null, now: row, within: now });
}

/** Whether two parts stand for the same: equal, or elements of one kind with the same role and label. */
function fits(before: Part | undefined, now: Part | undefined): boolean {
  if (!before || !now) return false;
  if (before.same === now.same) return true;
  if (before.tag !== now.tag || before.tag === '#text') return false;
  return ['class', 'role', 'aria-label', 'data-slot'].every(
    (name) => before.attributes.get(name) === now.attributes.get(name),
  );
}

function sameAttributes(before: Part, now: Part): boolean {
  if (before.attributes.size !== now.attributes.size) return false;
  return [...before.attributes].every(([name, value]) => now.attributes.get(name) === value);
}

const UNITS: ReadonlySet<string> = new Set([
  'td',
  'th',
  'li',
  'dd',
  'dt',
  'svg',
  'figure',
  'h1',
  'h2',
  'h3',
  'caption',
]);

/** The cell, fact or heading that a change is in; itself outside of those. */
function lift(change: Change): Change {
  const before = unitOf(change.before) ?? change.before;
  if (before === change.before) return change;
  return { ...change, at: before?.at ?? change.at, before, now: unitOf(change.now ?? change.within) ?? change.now };
}

/** The outermost cell, fact or heading that a part is in or is; null outside of those. */
function unitOf(part: Part | null): Part | null {
  let unit: Part | null = null;
  for (let above = part; above; above = above.above) if (UNITS.has(above.tag)) unit = above;
  return unit;
}

const slotOf = (part: Part) => part.attributes.get('data-slot');

/** Whether a part holds the mark of a field that could not be read, and the mark names the place. */
export function isMarked(part: Part | null, place: RegExp): boolean {
  if (!part) return false;
  return slotOf(part) === 'unread' ? place.test(textOf(part)) : part.parts.some((inner) => isMarked(inner, place));
}

/** A label in a cell, `Ann Lee, hole 9: 5`, that names what the row's head names otherwise, for the head has the mark. */
export function isNamedByMarkedHead(before: Part | null, now: Part | null, place: RegExp): boolean {
  if (before?.tag !== 'td' || now?.above?.tag !== 'tr') return false;
  const rest = (part: Part) => textOf(part).replace(/^[^,]*,/, ',');
  return rest(before) === rest(now) && now.above.parts.some((head) => head.tag === 'th' && isMarked(head, place));
}

/** Whether a part stands in such a mark, in a card that could not be drawn, or in a section with such a part. */
export function isInMarked(part: Part | null, place: RegExp): boolean {
  for (let above = part; above; above = above.above) {
    if (slotOf(above) === 'unread') return isMarked(above, place);
    if (slotOf(above) === 'card') return isMarked(above, place) || isRefused(above);
    if (above.tag === 'section' && givesUp(above, place)) return true;
  }
  return false;
}

/** Whether a part says that a chart or a card in it cannot be shown, because of the field. */
function givesUp(part: Part, place: RegExp): boolean {
  if (slotOf(part) === 'unread' && part.tag === 'p') return place.test(textOf(part));
  return part.parts.some((inner) => givesUp(inner, place));
}

const QUIET_LINES: ReadonlySet<string | undefined> = new Set(['differing-fields', 'others']);

/** The line that says how many fields differ from what is expected, or how many rows may be of another group. */
export const isQuietLine = (part: Part | null) => part !== null && QUIET_LINES.has(slotOf(part));

/** A choice of a filter that has come: words that a row had before, with another fault, are offered from then on. */
export const isNewChoice = ({ before, now, within }: Change) =>
  before === null && now?.tag === 'label' && within.tag === 'fieldset';

/** A row or a screen that says in its place that it could not be read. */
export const isRefused = (part: Part | null) =>
  part !== null && /Could not (be read|load)|could not be read/.test(textOf(part));

const NONSENSE = /\b(undefined|NaN|Invalid Date)\b|\[object Object\]/;

/** Words that only a program says. */
export const nonsenseIn = (part: Part | null) => (part ? (NONSENSE.exec(textOf(part))?.[0] ?? null) : null);

/** The attributes that differ between two parts of the same text. */
export function attributesOf(before: Part | null, now: Part | null): string {
  const texts = [before, now].map((part) =>
    JSON.stringify([...(part?.attributes ?? [])].map(([name, value]) => `${name}=${value}`)),
  );
  return texts.join(' → ').slice(0, 300);
}

export const excerpt = (part: Part | null) =>
  part ? textOf(part).replace(/\s+/g, ' ').trim().slice(0, 60) || `<${part.tag}>` : 'nothing';
