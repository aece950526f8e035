import { overdueLook } from '@/components/to-check/overdue-look';
import { getCourse } from '@/lib/api/courses';
import { getEvent } from '@/lib/api/events';
import { getFriendlyRound } from '@/lib/api/friendly-rounds';
import { getMember } from '@/lib/api/groups';
import { type CheckKind, keepLook, type ToCheck } from '@/lib/api/to-check/kept';
import { isNotFound, type Result, toResult } from '@/lib/contract/result';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';

/** A record to check as its reader may see it. `name` is null where it could not be loaded: `failure` says why. */
export type FoundRow = ToCheck & { label: string; href: string; name: string | null; failure: string | null };

type Named = { name: string; words?: readonly string[] };
type Kind = {
  label: string;
  href: (uid: string, tab: string | undefined) => string;
  find: (uid: string) => Promise<Named | null>;
};

const kinds: Readonly<Record<CheckKind, Kind>> = {
  course: {
    label: 'Course',
    href: routes.course,
    find: async (uid) => named((await getCourse(uid)).name),
  },
  member: {
    label: 'Group member',
    href: routes.groupMember,
    find: async (uid) => {
      const member = await getMember(uid);
      return member && named(`${fullName(member)}, ${member.group.name}`);
    },
  },
  event: {
    label: 'Leaderboard',
    href: (uid, tab) => routes.eventTab(uid, { tab: tab ?? 'overview' }),
    find: async (uid) => named((await getEvent(uid)).name),
  },
  overdue: {
    label: 'Event',
    href: routes.event,
    find: async (uid) => {
      const event = await getEvent(uid);
      return { name: event.name, words: overdueLook(event) };
    },
  },
  friendlyRound: {
    label: 'Friendly round',
    href: routes.friendlyRound,
    find: async (uid) => {
      const round = await getFriendlyRound(uid);
      return round && named(round.course.name);
    },
  },
};

/**
 * Reads each record with the reader's own token. What this account may not see, or is gone, is left out and counted;
 * one that failed to load keeps its line.
 */
export async function readFound(entries: readonly ToCheck[]): Promise<{ rows: FoundRow[]; hidden: number }> {
  const rows = (await Promise.all(entries.map(rowOf))).filter((row) => row !== null);
  return { rows, hidden: entries.length - rows.length };
}

async function rowOf(entry: ToCheck): Promise<FoundRow | null> {
  const { label, href, find } = kinds[entry.kind];
  const found = await toResult(find(entry.uid));
  if (isHidden(found)) return null;
  const named = found.ok ? found.value : null;
  if (named?.words?.length === 0) {
    keepLook(entry, []);
    return null;
  }
  return {
    ...entry,
    label,
    href: href(entry.uid, entry.tab),
    name: named?.name ?? null,
    words: named?.words ?? entry.words,
    failure: found.ok ? null : found.failure.message,
  };
}

const named = (name: string): Named => ({ name });

const isHidden = (found: Result<Named | null>) =>
  isNotFound(found) ||
  (found.ok ? found.value === null : found.failure.kind === 'refused' && found.failure.status === 403);
