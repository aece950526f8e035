import 'server-only';
import { failureReason } from '@/components/feedback/failure-reason';
import { type Result, toResult } from '@/lib/contract/result';
import { zoneLabel } from '@/lib/format/date';
import { handicapText } from '@/lib/format/handicap';
import { countText, formatCount } from '@/lib/format/number';
import { shortUid } from '@/lib/format/uid';
import { visibleText } from '@/lib/format/visible-text';
import { teeFacts } from '@/lib/golf/scoring/tee-facts';
import { teeHoles } from '@/lib/golf/scoring/tee-holes';
import { readCompared } from '@/lib/list/compared';
import { countRows } from '@/lib/loaders/count';
import { findRecord } from '@/lib/loaders/find-record';
import { kindOf, type RecordKind, screenOf } from '@/lib/navigation';
import { course, courseSource } from '@/lib/resources/courses';
import { type FriendlyRound, friendlyRound, friendlyRounds } from '@/lib/resources/friendly-rounds';
import { groupMembers, member } from '@/lib/resources/members';
import type { RecordDeclaration, RecordSource } from '@/lib/resources/resource';
import { user, users } from '@/lib/resources/users';
import type { ComparedFact } from './compared-rows';
import { loadHistoryFacts } from './history-facts';
import { teeLineFacts } from './tee-line-facts';

export type ComparedColumn = {
  id: string;
  uid?: string;
  name: string;
  href?: string;
  facts?: readonly ComparedFact[];
  trouble?: string;
};

type Loader = {
  noun: string;
  load: (uid: string, timeZone: string) => Promise<Pick<ComparedColumn, 'name' | 'facts'> | { trouble: string }>;
};

const loaders: { [Kind in RecordKind]?: Loader } = {
  user: compare(user, users),
  member: compare(member, groupMembers, ({ uid }) => loadHistoryFacts(uid)),
  friendlyRound: compare(friendlyRound, friendlyRounds, async (round) => factsOfRound(round)),
  course: compare(course, courseSource, async (one) => teeLineFacts(one)),
};

export const pluralOf = (kind: RecordKind): string => `${loaders[kind]?.noun ?? kindOf(kind).label.toLowerCase()}s`;

/** Loads one record of a comparison. If that fails, the other columns still show their records. */
export async function loadCompared(
  id: string,
  kind: RecordKind | undefined,
  timeZone: string,
): Promise<ComparedColumn> {
  const named = readCompared(id);
  const loader = named && loaders[named.kind];
  if (!loader || !kind) return { id, name: id.slice(0, 80), trouble: 'Not a record that can be compared.' };
  const { uid } = named;
  const column = { id, uid, name: shortUid(uid), href: screenOf(named.kind, uid) };
  if (named.kind !== kind) return { ...column, trouble: `A ${loader.noun} cannot be compared with ${pluralOf(kind)}.` };
  const loaded = await loader.load(uid, timeZone);
  if ('facts' in loaded) return { ...column, ...loaded };
  const { href: _, ...missing } = column;
  return { ...missing, ...loaded };
}

function compare<Item extends { uid: string }>(
  record: RecordDeclaration<Item>,
  source: RecordSource<Item>,
  loadMore: (item: Item) => Promise<ComparedFact[]> = async () => [],
): Loader {
  const { noun, name, fields, facts, compared = facts } = record;
  return {
    noun,
    load: async (uid, timeZone) => {
      const [found, counts] = await Promise.all([toResult(findRecord(source, uid)), countTabs(record, uid)]);
      if (!found.ok) return { trouble: `This ${noun} could not be loaded. ${failureReason(found.failure)}` };
      if (!found.value) return { trouble: `No ${noun} has this ID.` };
      const { item, faults } = found.value;
      const own = compared.flatMap((id): ComparedFact[] => {
        const field = fields[id];
        if (!field || field.kind === 'id') return [];
        const label = field.kind === 'time' ? `${field.label} ${zoneLabel(timeZone)}` : field.label;
        const lost = faults.find((fault) => fault.field.split(/[.[]/, 1)[0] === id);
        if (lost) return [{ label, value: null, unread: `Unreadable. Technical details: ${lost.message}` }];
        const emailUrl = field.emailUrl?.(item);
        return [{ label, value: visibleText(field.text(item, { timeZone })), ...(emailUrl && { emailUrl }) }];
      });
      const more = await toResult(loadMore(item));
      return { name: name(item), facts: [...own, ...orReason('More', more, (all) => all), ...counts] };
    },
  };
}

async function countTabs({ tabs }: Pick<RecordDeclaration<never>, 'tabs'>, uid: string): Promise<ComparedFact[]> {
  const counts = tabs.map(async ({ label, count }) => {
    if (!count) return [];
    return orReason(label, await countRows(count, uid), (total) => [{ label, value: countText(total) }]);
  });
  return (await Promise.all(counts)).flat();
}

function orReason<Value>(
  label: string,
  loaded: Result<Value>,
  factsOf: (value: Value) => ComparedFact[],
): ComparedFact[] {
  if (loaded.ok) return factsOf(loaded.value);
  return [{ label, value: null, unread: `Could not be loaded. ${failureReason(loaded.failure)}` }];
}

function factsOfRound({ tee, winnerPlayer }: FriendlyRound): ComparedFact[] {
  const { par, yards } = teeFacts(teeHoles(tee));
  return [
    { label: 'Holes', value: String(tee.holes.length) },
    { label: 'Par', value: String(par) },
    { label: 'Yards', value: formatCount(yards) },
    { label: 'Winner’s handicap', value: handicapText(winnerPlayer?.handicap) },
  ];
}
