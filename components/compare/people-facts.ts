import { handicapHistory } from '@/components/handicap/history';
import { historyWords } from '@/components/handicap/history-words';
import type { HandicapEntry, Member } from '@/lib/contract/members';
import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import type { User } from '@/lib/contract/users';
import { formatDateTime } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import { type ComparedFact, factsOf } from './compared-facts';

type Counts = Readonly<Record<string, Result<Page<unknown>>>>;

/** @param counts the lists of the golfer, by their labels */
export function golferFacts(user: User, counts: Counts, timeZone: string): ComparedFact[] {
  const date = (moment: string | null | undefined) => moment && formatDateTime(moment, timeZone);
  return [
    ...factsOf([
      ['Handicap', () => handicapWords(user.handicap)],
      ['Country', () => user.country?.name],
      ['Region', () => user.region?.name],
      ['Status', () => user.status && titleCase(user.status)],
      ['Created', () => date(user.createdAt)],
      ['Last active', () => date(user.lastActiveAt)],
    ]),
    ...Object.entries(counts).map(([label, answer]) => countOf(label, answer)),
  ];
}

export function memberFacts(member: Member, history: Result<Page<HandicapEntry>>, timeZone: string): ComparedFact[] {
  return [
    ...factsOf([
      ['Group', () => member.group.name],
      ['Type', () => titleCase(member.membershipType)],
      ['Role', () => member.role && titleCase(member.role)],
      ['Joined', () => member.joinedAt && formatDateTime(member.joinedAt, timeZone)],
      ['Handicap', () => handicapWords(member.handicap)],
    ]),
    ...historyFacts(history, timeZone),
  ];
}

function historyFacts(answer: Result<Page<HandicapEntry>>, timeZone: string): ComparedFact[] {
  const labels = ['Lowest handicap', 'Highest handicap', 'Handicap changes', 'To check'] as const;
  if (!answer.ok) return labels.map((label) => failed(label, answer.failure.message));
  const { entries, marks } = handicapHistory(answer.value.rows, timeZone);
  const handicaps = entries.map(({ handicap }) => handicap);
  const [lowest, highest, changes, check] = labels;
  return factsOf([
    [lowest, () => (handicaps.length > 0 ? formatHandicap(Math.min(...handicaps)) : null)],
    [highest, () => (handicaps.length > 0 ? formatHandicap(Math.max(...handicaps)) : null)],
    [changes, () => formatCount(answer.value.paging.total ?? entries.length)],
    [check, () => historyWords(marks).join(' ') || 'Nothing'],
  ]);
}

function countOf(label: string, answer: Result<Page<unknown>>): ComparedFact {
  if (!answer.ok) return failed(label, answer.failure.message);
  const { total } = answer.value.paging;
  return { label, value: total === null ? null : formatCount(total) };
}

const failed = (label: string, why: string): ComparedFact => ({
  label,
  value: null,
  unread: `Could not be loaded: ${why}`,
});

const handicapWords = (handicap: number | null | undefined) => (handicap == null ? null : formatHandicap(handicap));
