import 'server-only';
import { requireSession } from '@/lib/auth/session/session';
import { LookupUnavailable, type Result, toResult } from '@/lib/contract/result';
import { checkUid } from '@/lib/contract/uid';
import { formatDay, zoneLabel } from '@/lib/format/date';
import { nextDayStart } from '@/lib/format/day-start';
import { noLookupText } from '@/lib/format/no-lookup-text';
import { shortUid } from '@/lib/format/uid';
import { type RecordKind, screenOf } from '@/lib/navigation';
import { findList } from '@/lib/resources/all-lists';
import { countries, country } from '@/lib/resources/countries';
import { eventsOfUser } from '@/lib/resources/events';
import { friendlyRound, friendlyRounds, friendlyRoundsOfUser } from '@/lib/resources/friendly-rounds';
import type { Preview, PreviewSection } from '@/lib/resources/preview';
import type { Field, Format, ItemSource, List, RecordDeclaration } from '@/lib/resources/resource';
import { user, users } from '@/lib/resources/users';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { fetchListPage } from './fetch-list-page';
import { findRecord } from './find-record';
import { nameless } from './load-record-name';
import { loadRoundBoard } from './load-round-board';

const ROWS = 3;

/** The record of a row of a list, for the sheet beside the list; null where there is no such record, or no such list. */
export async function loadPreview(listName: string, uid: string): Promise<Result<Preview | null>> {
  await requireSession();
  const kind = findList(listName)?.row.kind;
  const load = kind && previews[kind];
  const checked = checkUid(uid);
  if (!load || checked === null) return { ok: true, value: null };
  return toResult(load(checked, { timeZone: await readTimeZone() }));
}

const previews: { [Kind in RecordKind]?: (uid: string, format: Format) => Promise<Preview | null> } = {
  golfer: (uid, format) =>
    withSections(describeRecord(user, users, uid, format), [latestRounds(uid, format), playedEvents(uid, format)]),
  friendlyRound: (uid, format) =>
    withSections(describeRecord(friendlyRound, friendlyRounds, uid, format), [boardOf(uid)]),
  country: (uid, format) => withSections(describeRecord(country, countries, uid, format), []),
};

async function withSections(
  described: Promise<Omit<Preview, 'sections'> | null>,
  sections: readonly Promise<PreviewSection | null>[],
): Promise<Preview | null> {
  const [record, loaded] = await Promise.all([described, Promise.all(sections)]);
  return record && { ...record, sections: loaded.filter((section) => section !== null) };
}

async function describeRecord<Item extends { uid: string }>(
  { kind, noun, name, fields, facts }: RecordDeclaration<Item>,
  source: ItemSource<Item>,
  uid: string,
  format: Format,
): Promise<Omit<Preview, 'sections'> | null> {
  const found = await findRecord(source, uid).catch((error: unknown) => {
    if (error instanceof LookupUnavailable) return 'no-lookup' as const;
    throw error;
  });
  if (found === 'no-lookup') {
    return { name: nameless(kind, uid), href: screenOf(kind, uid), facts: [], note: noLookupText(noun) };
  }
  if (!found) return null;
  const { item, faults } = found;
  return {
    name: name(item),
    href: screenOf(kind, uid),
    facts: facts.flatMap((id) => {
      const field = fields[id];
      // The screen of the record fetches it when somebody asks for it.
      return field && id !== 'email' ? [factOf(field, item, format)] : [];
    }),
    ...(faults.length > 0 && {
      faults: faults.map(({ field, message }) => `${fields[field]?.label ?? field}: ${message}`).join('. '),
    }),
  };
}

function factOf<Item>({ label, text, kind, href }: Field<Item>, item: Item, format: Format): Preview['facts'][number] {
  const words = text(item, format) || null;
  const to = href?.(item);
  return {
    label,
    text: words && kind === 'time' ? `${words} ${zoneLabel(format.timeZone)}` : words,
    ...(kind && { kind }),
    ...(to && { href: to }),
  };
}

function latestRounds(uid: string, format: Format): Promise<PreviewSection> {
  const section = { title: 'Latest friendly rounds', href: routes.userFriendlyRounds(uid) };
  return loadSection(friendlyRoundsOfUser, uid, {}, { ...section, ids: ['uid', 'course', 'createdAt'], format });
}

function playedEvents(uid: string, format: Format): Promise<PreviewSection> {
  const today = formatDay(new Date(), format.timeZone);
  const filters = { sortedBy: '-startDate', startTo: today };
  const section = { title: 'Played events', href: routes.listed(routes.userEvents(uid), filters) };
  const query = { ...filters, startTo: nextDayStart(today, format.timeZone) };
  return loadSection(eventsOfUser, uid, query, { ...section, ids: ['name', 'status', 'startDate'], format });
}

async function boardOf(uid: string): Promise<PreviewSection | null> {
  const found = await toResult(findRecord(friendlyRounds, uid));
  return found.ok && found.value ? loadRoundBoard(found.value.item, ROWS) : null;
}

type Section = { title: string; href: string; ids: readonly string[]; format: Format };

/** The first rows of a list, with some of its columns. */
async function loadSection<Item extends { uid: string }>(
  list: List<Item>,
  uid: string,
  query: Readonly<Record<string, unknown>>,
  { title, href, ids, format }: Section,
): Promise<PreviewSection> {
  const fields = ids.flatMap((id) => list.fields[id] ?? []);
  const columns = fields.map(({ label, kind }) => (kind === 'time' ? `${label} ${zoneLabel(format.timeZone)}` : label));
  const page = await toResult(fetchListPage(list, { ...query, pageNumber: 1, pageSize: ROWS }, { uid }));
  if (!page.ok) return { title, href, columns, rows: [], error: page.failure.message };
  const rows = page.value.rows.map((row) => {
    if (!row.ok) return { cells: ['Could not be read'] };
    const to = list.row.href(row.item);
    return { ...(to && { href: to }), cells: fields.map((field) => cellText(field, row.item, format)) };
  });
  return { title, href, columns, rows };
}

function cellText<Item>({ text, kind }: Field<Item>, item: Item, format: Format): string {
  const words = text(item, format) ?? '';
  return kind === 'id' ? shortUid(words) : words;
}
