import type { z } from 'zod';
import { mayBeMissing } from '@/lib/contract/shape';
import {
  attributesOf,
  changesBetween,
  excerpt,
  isInMarked,
  isMarked,
  isNamedByMarkedHead,
  isNewChoice,
  isQuietLine,
  isRefused,
  nonsenseIn,
} from './compare';
import { type Case, otherValues } from './faults';
import { type Field, isOwnUid, namesOf } from './fields';
import type { Lane } from './proxy';
import type { Screen } from './screens';
import type { Session } from './session';
import type { openTold } from './told';
import { type Part, textOf, treeOf } from './tree';

/** A signed-in session with its view of the API. */
export type Worker = { session: Session; lane: Lane; told: ReturnType<typeof openTold> };

/** What went wrong in a case, on which screen. */
export type Failure = { screen: string; what: string };

/** Judges the cases of one field. */
export function judgeOf(field: Field, answer: z.ZodType, worker: Worker) {
  const place = placeIn(field);
  const owns = new Map<Screen, Promise<ReadonlySet<string>>>();

  /** The places on a screen that other valid values of the field change. */
  function ownPlaces(screen: Screen): Promise<ReadonlySet<string>> {
    const known = owns.get(screen) ?? find();
    owns.set(screen, known);
    return known;

    async function find() {
      const places = new Set<string>();
      for (const change of otherValues(field)) {
        const now = await fetchWith(screen, change);
        if (now.status !== 200) continue;
        for (const { at } of changesBetween(faultless(screen), treeOf(now))) places.add(at);
      }
      return places;
    }
  }

  async function fetchWith(screen: Screen, change: (body: unknown) => unknown) {
    worker.lane.fault = { endpoint: field.endpoint, change };
    try {
      return await worker.session.get(screen.path);
    } finally {
      worker.lane.fault = null;
    }
  }

  return async (one: Case, screens: readonly Screen[]): Promise<Failure[]> => {
    const failures: Failure[] = [];
    for (const screen of screens) {
      const started = Date.now();
      const now = await fetchWith(screen, one.change);
      const fits = (screen.asked.get(field.endpoint) ?? []).every(
        (text) => answer.safeParse(one.change(JSON.parse(text))).success,
      );
      const fail = (what: string) => failures.push({ screen: screen.path, what });
      const mayRefuse = !fits && (field.given || isOwnUid(field) || !field.name.includes('.'));
      // A handler without its one value, and an export without its rows, have nothing to answer.
      const mayFail = mayRefuse && screen.path.startsWith('/api/');
      if (now.status !== 200) {
        if (now.status !== 502 || !mayFail) fail(`status ${now.status}`);
      } else for (const what of await differencesOn(screen, treeOf(now), one, fits)) fail(what);
      if (!fits && !(await worker.told.since(field, started))) fail('not told in API differences');
    }
    return failures;
  };

  async function differencesOn(screen: Screen, screenNow: Part, one: Case, fits: boolean): Promise<string[]> {
    const all = changesBetween(faultless(screen), screenNow);
    const changes = all.filter((change) => !isQuietLine(change.now) && !isNewChoice(change));
    const isNoted = all.some((change) => isQuietLine(change.now));
    // Without its rows, or a record without its uid, nothing else of an answer can be shown either.
    const mayRefuse = !fits && (field.given || isOwnUid(field));
    if (!fits && !field.name.includes('.') && isRefused(screenNow)) return [];
    const wrong: string[] = [];
    const isFile = !screen.answer.type.startsWith('text/html');
    for (const { at, before, now, within } of changes) {
      const [was, is] = [excerpt(before), excerpt(now)];
      const words = was === is ? `“${was}”: ${attributesOf(before, now)}` : `“${was}” → “${is}”`;
      const nonsense = nonsenseIn(now);
      if (nonsense && nonsense !== nonsenseIn(before)) wrong.push(`shows “${nonsense}”: ${words}`);
      if (!fits && (isMarked(now ?? within, place) || isInMarked(now ?? within, place))) continue;
      if (!fits && isNoted && UID.test(wholeText(now)) && !UID.test(wholeText(before))) continue;
      if (mayRefuse && (isRefused(now) || isRefused(within))) continue;
      // What a row that is refused adds elsewhere is left out there.
      if (mayRefuse && isRefused(screenNow) && isPartOf(is, was)) continue;
      if (!fits && isNamedByMarkedHead(before, now, place)) continue;
      // A row that is left out of a file, and the columns of a tee that is left out of a course's table.
      if (mayRefuse && before?.tag === 'tr' && (isFile ? !now : isRefused(screenNow))) continue;
      if (one.fault !== 'as text' && isWithin(at, await ownPlaces(screen))) {
        // Below the line that notes the field, a cell may say less: no link, no winner.
        // A field that may be missing is no fault of its own cell, only of the rule that it breaks.
        const saysLess = was === is || (isNoted && (isPartOf(is, was) || (is === '-' && mayBeMissing(field.schema))));
        const isCell = before?.tag === 'td' && !isFile && !mayRefuse;
        if (!fits && isCell && !saysLess) wrong.push(`its cell has no mark: ${words}`);
        continue;
      }
      wrong.push(`another part differs: ${words} at ${at.split('/').slice(-4).join('/')}`);
    }
    return wrong;
  }
}

/** A short uid, as it stands in place of a name that could not be read. */
const UID = /[0-9a-f]{4}…[0-9a-f]{4}/;

const wholeText = (part: Part | null) => (part ? textOf(part) : '');

/** Whether a cell still says the first of what it said, and nothing else. */
function isPartOf(text: string, whole: string): boolean {
  const words = whole.split(' ');
  return text.split(' ').every((word, index) => (index === 0 ? word === words[0] : words.includes(word)));
}

/** The field, or one below it, as a mark names it: without its place among the rows. */
function placeIn(field: Field): RegExp {
  const places = namesOf(field).map((name) => (/^.*\[\]\.([^[]*)$/.exec(name)?.[1] ?? name).replaceAll('.', '\\.'));
  return new RegExp(`(^|[\\s.])(${places.join('|')})(: |[.[])`);
}

const trees = new Map<Screen, Part>();

/** The screen without any fault. */
function faultless(screen: Screen): Part {
  const tree = trees.get(screen) ?? treeOf(screen.answer);
  trees.set(screen, tree);
  return tree;
}

function isWithin(at: string, places: ReadonlySet<string>): boolean {
  return [...places].some((place) => at === place || at.startsWith(`${place}/`) || place.startsWith(`${at}/`));
}
