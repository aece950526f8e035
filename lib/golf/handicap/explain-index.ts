import { type Exception, explainAs, type Recorded, type Way } from './explain-as';
import { type Gap, inFewestDays, inMostDays, latePlaces, type RecordedIndex } from './index-gaps';

/**
 * Explains a history's latest handicap (Rules 5.2, 5.7 to 5.9) in the way that gives the recorded handicap. Gives no
 * verdict if none does and the possible ways give different handicaps.
 * @param unread how many entries could not be parsed
 */
export function explainIndex(history: readonly RecordedIndex[], unread = 0) {
  const recorded = history.at(-1)?.handicapIndex;
  if (recorded === undefined) return null;
  const { ways, doubts } = waysOf(history);
  const explained = ways.map((way) => explainAs(way, { unread, recorded }));
  const [standard] = explained;
  if (!standard) return null;
  const asRecorded = explained.find(({ differs }) => differs === 0);
  if (asRecorded) return asRecorded;
  // Where most associations give no Index yet, too few scores explain a handicap better than an exception does.
  const hasIndex = standard.makes !== null || standard.scores.length >= SCORES_OF_EVERY_INDEX;
  const [excepted] = hasIndex ? ways.flatMap((way) => explainByException(way, { unread, recorded }) ?? []) : [];
  if (excepted) return excepted;
  if (areAlike(explained)) return standard;
  const plausible = explained.filter((_, at) => ways[at] && explainsEarlierEntries(ways[at], unread));
  if (plausible[0] && areAlike(plausible)) return plausible[0];
  return {
    ...standard,
    scores: standard.scores.map((score) => ({ ...score, counts: false })),
    ...{ average: null, makes: null, differs: null, isKnown: false },
    gaps: [...standard.gaps, ...doubts],
  };
}

/** With three scores, every association gives an Index; some do after the first. */
export const SCORES_OF_EVERY_INDEX = 3;

const areAlike = (explained: readonly { makes: number | null }[]) =>
  explained.every(({ makes }) => makes === explained[0]?.makes);

/** Returns the ways in which a history can be read. The rules of The R&A and the USGA come first. */
function waysOf(history: readonly RecordedIndex[]): { ways: Way[]; doubts: Gap[] } {
  const late = latePlaces(history);
  const near = [...history.entries()].flatMap(([at, { isDayUnknown }]) => (isDayUnknown ? [at] : []));
  const starts = history[0]?.before == null ? ([3, 1] as const) : ([3] as const);
  const orders = late.length > 0 ? [true, false] : [false];
  const histories = near.length > 0 ? [history, inFewestDays(history), inMostDays(history)] : [history];
  const ways = histories.flatMap((one) =>
    orders.flatMap((isInOrderOfPlay) =>
      starts.map((firstIndexAfter) => ({ history: one, reading: { firstIndexAfter, isInOrderOfPlay, waived: [] } })),
    ),
  );
  const doubts: Gap[] = [
    ...late.map((at) => ({ kind: 'late' as const, at })),
    ...near.map((at) => ({ kind: 'day' as const, at })),
  ];
  return { ways, doubts: doubts.length > 0 ? doubts : [{ kind: 'firstIndex' }] };
}

const MOST_WAIVED = 10;

/** Returns null if neither waived reductions nor Germany's limit explain the recorded Index. */
function explainByException(way: Way, of: Recorded) {
  const plain = explainAs(way, of);
  if (!plain.isKnown) return null;
  const waivable = plain.scores
    .filter(({ at, exceptional }) => exceptional !== 0 && way.history[at]?.reason !== 'EXCEPTIONAL_SCORE')
    .slice(-MOST_WAIVED);
  for (const waived of subsets(waivable.map(({ at }) => at))) {
    const explained = explainAs({ ...way, reading: { ...way.reading, waived } }, of);
    const by = waivable.reduce((sum, { at, exceptional }) => sum + (waived.includes(at) ? exceptional : 0), 0);
    const exception: Exception = { kind: 'waived', at: waived, by };
    if (waived.length > 0 && explained.differs === 0) return { ...explained, exception };
    const limited = byLimit(explained, way);
    if (limited) return limited;
  }
  return null;
}

/** False if an entry before the latest one is wrong in this way. */
function explainsEarlierEntries({ history, reading }: Way, unread: number): boolean {
  return history.slice(0, -1).every(({ handicapIndex: recorded }, at) => {
    const way = { history: history.slice(0, at + 1), reading };
    return !explainAs(way, { unread, recorded }).differs || explainByException(way, { unread, recorded }) !== null;
  });
}

const LIMIT = 26.5;

function byLimit(plain: ReturnType<typeof explainAs>, { history }: Way) {
  const before = history.at(-1)?.before ?? history.at(-2)?.handicapIndex ?? null;
  if (before === null || plain.makes === null) return null;
  const to = Math.max(before, LIMIT);
  if (plain.makes <= to || plain.recorded !== to) return null;
  const exception: Exception = { kind: 'limit', to };
  return { ...plain, differs: 0, exception };
}

function subsets([item, ...others]: readonly number[]): number[][] {
  if (item === undefined) return [[]];
  const without = subsets(others);
  return [...without, ...without.map((set) => [item, ...set])];
}
