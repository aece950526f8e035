import { type Basis, basisOf, type Exception, explainAs, type ReadHistory, readHistory } from './explain-as';
import { type Gap, inFewestDays, inMostDays, isReasonOfScore, latePlaces, type RecordedIndex } from './index-gaps';
import { findWaived } from './waived-reductions';

/**
 * Explains a history's latest handicap (Rules 5.2, 5.7 to 5.9) under the assumptions that give the recorded handicap.
 * If no assumptions give it and their results differ, there is no verdict.
 * @param unread the number of entries that could not be parsed
 */
export function explainIndex(history: readonly RecordedIndex[], unread = 0) {
  const recorded = history.at(-1)?.handicapIndex;
  if (recorded === undefined) return null;
  const { ways, doubts } = waysOf(history, unread);
  const bases = ways.map((way) => basisOf(way, { at: history.length - 1, recorded }));
  const explained = bases.map((basis) => explainAs(basis));
  const [standard] = explained;
  if (!standard) return null;
  const asRecorded = explained.find(({ differs }) => differs === 0);
  if (asRecorded) return asRecorded;
  // If a handicap has fewer scores than most associations require, this is the explanation, not an exception.
  const hasIndex = standard.makes !== null || standard.scores.length >= SCORES_OF_EVERY_INDEX;
  for (const basis of hasIndex ? bases : []) {
    const excepted = explainByException(basis);
    if (excepted) return excepted;
  }
  if (areAlike(explained)) return standard;
  const plausible = explained.filter((_, at) => ways[at] && explainsEarlierEntries(ways[at]));
  if (plausible[0] && areAlike(plausible)) return plausible[0];
  return {
    ...standard,
    scores: standard.scores.map((score) => ({ ...score, counts: false })),
    ...{ average: null, makes: null, differs: null, isKnown: false },
    gaps: [...standard.gaps, ...doubts],
  };
}

/** With three scores, every association gives an Index; some give one after the first. */
export const SCORES_OF_EVERY_INDEX = 3;

const areAlike = (explained: readonly { makes: number | null }[]) =>
  explained.every(({ makes }) => makes === explained[0]?.makes);

/** Returns the possible assumptions about a history, the rules of The R&A and the USGA first. */
function waysOf(history: readonly RecordedIndex[], unread: number): { ways: ReadHistory[]; doubts: Gap[] } {
  const late = latePlaces(history);
  const near = [...history.entries()].flatMap(([at, { isDayUnknown }]) => (isDayUnknown ? [at] : []));
  const starts = history[0]?.before == null ? ([3, 1] as const) : ([3] as const);
  const orders = late.length > 0 ? [true, false] : [false];
  const histories = near.length > 0 ? [history, inFewestDays(history), inMostDays(history)] : [history];
  const ways = histories.flatMap((one) =>
    orders.flatMap((isInOrderOfPlay) =>
      starts.map((firstIndexAfter) => readHistory(one, { firstIndexAfter, isInOrderOfPlay }, unread)),
    ),
  );
  const doubts: Gap[] = [
    ...late.map((at) => ({ kind: 'late' as const, at })),
    ...near.map((at) => ({ kind: 'day' as const, at })),
  ];
  return { ways, doubts: doubts.length > 0 ? doubts : [{ kind: 'firstIndex' }] };
}

const MOST_WAIVED = 10;

/** In Germany, scores cannot raise an Index above this value. */
const LIMIT = 26.5;

/** Returns null if neither waived reductions nor Germany's limit explain the recorded Index. */
function explainByException(basis: Basis, plain = explainAs(basis)) {
  if (!plain.isKnown) return null;
  const { history, recorded, before } = basis;
  const waivable = plain.scores
    .filter(({ at, exceptional }) => exceptional !== 0 && history[at]?.reason !== 'EXCEPTIONAL_SCORE')
    .slice(-MOST_WAIVED);
  const isLimited = before !== null && recorded === Math.max(before, LIMIT) && !hasRisenAbove(LIMIT, basis);
  const waived = findWaived(
    basis,
    waivable.map(({ at }) => at),
    isLimited,
  );
  if (!waived) return null;
  const explained = explainAs(basis, waived);
  const by = waivable.reduce((sum, { at, exceptional }) => sum + (waived.includes(at) ? exceptional : 0), 0);
  const exception: Exception =
    explained.differs === 0 ? { kind: 'waived', at: waived, by } : { kind: 'limit', to: recorded };
  return { ...explained, differs: 0, exception };
}

/** True if an earlier score raised the Index above a limit, which the member's association therefore does not have. */
function hasRisenAbove(limit: number, { history, at, firstIndex }: Basis): boolean {
  return history.slice(0, at).some(({ handicapIndex, before, differential, reason }, place) => {
    const from = before ?? history[place - 1]?.handicapIndex ?? handicapIndex;
    const isByScore = differential !== null && (reason === null || isReasonOfScore(reason));
    return place > firstIndex && isByScore && handicapIndex > Math.max(from, limit);
  });
}

/** True if these assumptions explain every entry before the latest one. */
function explainsEarlierEntries(way: ReadHistory): boolean {
  return way.history.slice(0, -1).every(({ handicapIndex: recorded }, at) => {
    const basis = basisOf(way, { at, recorded });
    const plain = explainAs(basis);
    return !plain.differs || explainByException(basis, plain) !== null;
  });
}
