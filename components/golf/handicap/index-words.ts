import { formatDay } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { formatCount } from '@/lib/format/number';
import { formatDecimal } from '@/lib/format/signed';
import { titleCase } from '@/lib/format/title-case';
import { SCORES_OF_EVERY_INDEX } from '@/lib/golf/handicap/explain-index';
import { maximumIndex, recordLength } from '@/lib/golf/handicap/handicap-index';
import type { Gap } from '@/lib/golf/handicap/index-gaps';
import type { ExplainedHandicap } from './explained-handicap';

type IndexStep = { words: string; rule: string | null; value: string };

const CAPS = {
  soft: 'Soft cap: half of what exceeds the Low Index by more than 3.0',
  hard: 'Hard cap: at most 5.0 above the Low Index',
};

export function indexSteps({ average, scores, low, cap, makes, exception }: ExplainedHandicap): IndexStep[] {
  if (!average || makes === null) return [];
  const { of, used, adjustment, calculated } = average;
  const lowest = used === 1 ? 'The lowest' : `Average of the lowest ${used}`;
  const scored = of === 1 ? 'The only score differential' : `${lowest} of ${of} score differentials`;
  const steps: IndexStep[] = [{ words: scored, rule: '5.2', value: formatDecimal(average.average, 2) }];
  const exceptional = scores.filter(({ exceptional: by }) => by !== 0).length;
  if (scores.some(({ reduction }) => reduction !== 0)) {
    const by = exceptional === 1 ? 'an exceptional score' : 'exceptional scores';
    steps.push({ words: `Includes reductions for ${by}`, rule: '5.9', value: reductionsOf(scores) });
  }
  if (adjustment !== 0) {
    steps.push({
      words: `Adjustment for ${of} ${of === 1 ? 'score' : 'scores'}`,
      rule: '5.2a',
      value: formatDecimal(adjustment),
    });
  }
  steps.push({ words: 'Rounded to one decimal', rule: null, value: formatHandicap(calculated) });
  if (low !== null) {
    steps.push({
      words: 'Low Index: lowest in the year before the latest score',
      rule: '5.7',
      value: formatHandicap(low),
    });
    if (cap) steps.push({ words: CAPS[cap], rule: '5.8', value: formatHandicap(makes) });
  } else if (of === recordLength) {
    steps.push({
      words: 'No cap applies: no Low Index, as the year before the latest score has none',
      rule: '5.7',
      value: '-',
    });
  }
  if (makes === maximumIndex && calculated > maximumIndex) {
    steps.push({ words: 'Maximum 54.0', rule: '5.3', value: formatHandicap(makes) });
  }
  if (exception?.kind === 'limit') {
    steps.push({ words: 'Germany’s limit for rising scores', rule: null, value: formatHandicap(exception.to) });
  }
  return steps;
}

function reductionsOf(scores: ExplainedHandicap['scores']): string {
  const reductions = [...new Set(scores.filter(({ counts }) => counts).map(({ reduction }) => reduction))];
  const [least, most] = [Math.max(...reductions), Math.min(...reductions)];
  return least === most ? formatDecimal(most) : `${formatDecimal(least)} to ${formatDecimal(most)}`;
}

const OPEN: readonly Gap['kind'][] = ['firstIndex', 'late', 'day'];

/** Compares the calculated Index with the recorded one: “Recorded 12.5; Fairway calculates 12.3 (0.2 lower).” */
export function indexVerdict({ makes, recorded, differs, scores, gaps, exception }: ExplainedHandicap): string {
  const is = formatHandicap(recorded);
  if (makes === null || differs === null) {
    const isShort = scores.length < SCORES_OF_EVERY_INDEX && gaps.every(({ kind }) => kind === 'firstIndex');
    if (isShort) return `Recorded ${is}. Too few scores to check it: ${scores.length} of ${SCORES_OF_EVERY_INDEX}.`;
    const isOpen = gaps.some(({ kind }) => OPEN.includes(kind));
    return `Recorded ${is}. It cannot be checked, because the history ${isOpen ? 'allows more than one result' : 'is incomplete'}.`;
  }
  if (exception?.kind === 'limit') {
    return `Recorded ${is}; Fairway calculates ${formatHandicap(makes)}, but in Germany scores never raise an Index above 26.5.`;
  }
  if (exception?.kind === 'waived') {
    const of = exception.at.length === 1 ? 'the reduction' : 'reductions';
    return `${is}: calculated and recorded agree, without ${of} of ${formatDecimal(-exception.by)}, which a committee can waive.`;
  }
  if (differs === 0) return `${is}: calculated and recorded agree.`;
  const by = `${Math.abs(differs).toFixed(1)} ${differs > 0 ? 'lower' : 'higher'}`;
  return `Recorded ${is}; Fairway calculates ${formatHandicap(makes)} (${by}).`;
}

export function gapText(gap: Gap, { entries }: Pick<ExplainedHandicap, 'entries'>, timeZone: string): string {
  const on = (at: number) => formatDay(entries[at]?.changedAt ?? '', timeZone);
  switch (gap.kind) {
    case 'unread':
      return `${formatCount(gap.entries)} of the history’s entries ${gap.entries === 1 ? 'is' : 'are'} unreadable.`;
    case 'start':
      return `The handicap before ${on(0)} is based on scores that are not in the history.`;
    case 'firstScores':
      return `The first Index, on ${on(0)}, may be based on 2 more scores, which are not in the history.`;
    case 'firstIndex':
      return 'Some associations give an Index after 1 score, others after 3. That changes the result.';
    case 'day':
      return `The score of ${on(gap.at)} is less than 24 hours after the one before it. Both may be from the same day: the time zone of a course is unknown.`;
    case 'late':
      return `The score of ${on(gap.at)} was entered after scores of later days, so the order of the scores is uncertain.`;
    case 'missing':
      return `The change from ${formatHandicap(gap.from)} to ${formatHandicap(gap.to)} before ${on(gap.at)} is not in the history.`;
    case 'noDifferential':
      return `The score of ${on(gap.at)} has no differential.`;
    case 'set': {
      const why = gap.reason ? ` (${titleCase(gap.reason)})` : '';
      return `On ${on(gap.at)} the handicap was set to ${formatHandicap(entries[gap.at]?.handicap ?? 0)} without a score${why}.`;
    }
    case 'rounded':
      return `The rounded differential of ${on(gap.at)} is 10.0 below the Index, so it may reduce the Index by 1.0 or 2.0.`;
  }
}
