import 'server-only';
import { LookupUnavailable, toResult } from '@/lib/contract/result';
import { zoneLabel } from '@/lib/format/date';
import { noLookupText } from '@/lib/format/no-lookup-text';
import { shortUid } from '@/lib/format/uid';
import { fetchListPage } from '@/lib/loaders/fetch-list-page';
import { findRecord } from '@/lib/loaders/find-record';
import { screenOf } from '@/lib/navigation';
import { describeFaults } from '@/lib/resources/describe-faults';
import type { ReadItem } from '@/lib/resources/loaded';
import type { Preview, PreviewSection } from '@/lib/resources/preview';
import { recordName } from '@/lib/resources/record-name';
import type {
  FieldDefinition,
  Format,
  ListDefinition,
  RecordDeclaration,
  RecordSource,
} from '@/lib/resources/resource';
import { isUnread, readFact } from '@/lib/resources/shown-field';

const PREVIEW_ROWS = 3;

export const UNREAD = 'Unreadable';

export async function withSections(
  described: Promise<Omit<Preview, 'sections'> | null>,
  sections: readonly Promise<PreviewSection | null>[],
): Promise<Preview | null> {
  const [record, loaded] = await Promise.all([described, Promise.all(sections)]);
  return record && { ...record, sections: loaded.filter((section) => section !== null) };
}

export async function describeRecord<Item extends { uid: string }>(
  record: RecordDeclaration<Item>,
  source: RecordSource<Item>,
  uid: string,
  format: Format,
): Promise<Omit<Preview, 'sections'> | null> {
  const { kind, noun, name, fields, facts } = record;
  const found = await findRecord(source, uid).catch((error: unknown) => {
    if (error instanceof LookupUnavailable) return 'no-lookup' as const;
    throw error;
  });
  if (found === 'no-lookup') {
    return { uid, name: recordName(record, uid), href: screenOf(kind, uid), facts: [], note: noLookupText(noun) };
  }
  if (!found) return null;
  const { item } = found;
  const empty = record.emptyFacts?.(item) ?? [];
  const faults = describeFaults(found.faults, fields);
  return {
    uid,
    name: name(item),
    href: screenOf(kind, uid),
    facts: facts.flatMap((id) => {
      const field = fields[id];
      return field && !empty.includes(id) ? [{ id, ...readFact(id, field, item, format, found.faults) }] : [];
    }),
    ...(faults && { faults }),
  };
}

type Section = { title: string; href: string; ids: readonly string[]; format: Format };

export async function loadSection<Item extends { uid: string }>(
  list: ListDefinition<Item>,
  uid: string,
  query: Readonly<Record<string, unknown>>,
  { title, href, ids, format }: Section,
): Promise<PreviewSection> {
  const page = await toResult(fetchListPage(list, { ...query, pageNumber: 1, pageSize: PREVIEW_ROWS }, { uid }));
  const section = drawSection(list, page.ok ? page.value.rows : [], { title, href, ids, format });
  if (!page.ok) return { ...section, error: page.failure.message };
  const { paging, ignored } = page.value;
  return { ...section, total: ignored.some(({ hasNoTotal }) => hasNoTotal) ? null : paging.total };
}

export function drawSection<Item extends { uid: string }>(
  list: ListDefinition<Item>,
  items: readonly ReadItem<Item>[],
  { title, href, ids, format }: Section,
): PreviewSection {
  const fields = ids.flatMap((id) => (list.fields[id] ? [[id, list.fields[id]] as const] : []));
  const timeId = fields.find(([, { kind }]) => kind === 'time')?.[0];
  const columns = fields.map(([id, { label }]) => (id === timeId ? `${label} ${zoneLabel(format.timeZone)}` : label));
  const rows = items.map((row) => {
    if (!row.ok) return { cells: [UNREAD] };
    const to = list.row.href(row.item);
    return {
      ...(to && { href: to }),
      cells: fields.map(
        ([id, field]) => cellText(field, row.item, format) || (isUnread(id, field, row.faults) ? UNREAD : ''),
      ),
      names: fields.flatMap(([, { names }]) => names?.(row.item) ?? []),
    };
  });
  return { title, href, columns, rows };
}

function cellText<Item>({ text, kind }: FieldDefinition<Item>, item: Item, format: Format): string {
  const words = text(item, format) ?? '';
  return kind === 'id' ? shortUid(words) : words;
}
