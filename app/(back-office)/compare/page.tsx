import type { Metadata } from 'next';
import Link from 'next/link';
import { AddRecord } from '@/components/compare/add-record';
import { type ComparedColumn, CompareTable } from '@/components/compare/compare-table';
import { PageHeader } from '@/components/layout/page-header';
import { requireSession } from '@/lib/auth/session/session';
import { shortUid } from '@/lib/format/uid';
import {
  type Compared,
  type ComparedKind,
  comparedKinds,
  MOST_COMPARED,
  type Named,
  readCompared,
  textOf,
} from '@/lib/list/compared';
import { isSearchable, type SearchParams } from '@/lib/list/list-state';
import { searchList } from '@/lib/registry/search';
import { routes } from '@/lib/routes';
import { readAsked } from '@/lib/search/asked';
import { readTimeZone } from '@/lib/server/preferences';
import { kinds, readRecord } from './read-record';

export const metadata: Metadata = { title: 'Compare' };

export default async function ComparePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requireSession();
  const [params, timeZone] = await Promise.all([searchParams, readTimeZone()]);
  const { named, beyond } = readCompared(params.of);
  const first = named.find((one) => 'kind' in one);
  const kind = first?.kind ?? comparedKinds.find((one) => one === only(params.kind)) ?? null;
  const onlyDifferences = only(params.show) === 'differences';
  const asked = readAsked(only(params.q));
  const q = asked.kind === 'words' ? asked.q : '';
  const isFull = named.length >= MOST_COMPARED;
  const [columns, section] = await Promise.all([
    Promise.all(named.map((one) => columnOf(one, named, kind, timeZone))),
    kind && !isFull && q !== '' && isSearchable(q) ? searchList(kinds[kind].list, q, { timeZone }) : null,
  ]);
  const shown = columns.filter(({ facts }) => facts).length;
  return (
    <>
      <PageHeader
        title="Compare"
        description={<Note kind={kind} shown={shown} beyond={beyond} />}
        tools={
          shown > 1 && (
            <Link
              href={routes.compare(named.map(textOf), onlyDifferences ? {} : { show: 'differences' })}
              prefetch={false}
              className="rounded-sm text-sm font-medium text-primary hover:underline coarse:py-3"
            >
              {onlyDifferences ? 'All facts' : 'Differences only'}
            </Link>
          )
        }
      />
      {columns.length > 0 && <CompareTable columns={columns} onlyDifferences={onlyDifferences && shown > 1} />}
      {kind === null ? (
        <ChooseKind />
      ) : (
        !isFull && (
          <AddRecord
            what={kinds[kind].many}
            action={routes.comparison}
            hidden={[...named.map((one) => ['of', textOf(one)] as const), ...(first ? [] : [['kind', kind] as const])]}
            q={q}
            section={section}
            hrefOf={(uid) => routes.compare([...named, { kind, uid }].map(textOf))}
          />
        )
      )}
    </>
  );
}

const only = (value: string | readonly string[] | undefined) => [value ?? ''].flat()[0] ?? '';

function Note({ kind, shown, beyond }: { kind: ComparedKind | null; shown: number; beyond: number }) {
  const what = kind ? kinds[kind].many : 'golfers, group members, friendly rounds or courses';
  const words = shown < 2 ? `Two to four ${what} side by side.` : 'What differs is marked with ≠.';
  const more =
    beyond > 0 ? ` ${beyond} more of the address ${beyond === 1 ? 'is' : 'are'} left out: four is the most.` : '';
  return <p className="max-w-prose text-sm text-muted-foreground">{`${words}${more}`}</p>;
}

async function columnOf(
  one: Named,
  all: readonly Named[],
  kind: ComparedKind | null,
  timeZone: string,
): Promise<ComparedColumn> {
  const removeHref = routes.compare(all.filter((other) => other !== one).map(textOf));
  const empty = { id: textOf(one), removeHref, uid: null, href: null, facts: null };
  if ('text' in one) return { ...empty, name: one.text, trouble: 'The address names no record here.' };
  const inPlace = { ...empty, uid: one.uid, name: shortUid(one.uid) };
  if (one.kind !== kind) return { ...inPlace, trouble: otherKind(one, kind), href: kinds[one.kind].href(one.uid) };
  const record = await readRecord(one.kind, one.uid, timeZone);
  return 'trouble' in record ? { ...inPlace, ...record } : { ...inPlace, ...record, trouble: null };
}

const otherKind = (one: Compared, kind: ComparedKind | null) =>
  `A ${kinds[one.kind].one} cannot be compared with ${kind ? kinds[kind].many : 'these'}.`;

function ChooseKind() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 px-6 py-4 text-sm max-sm:px-4">
      {comparedKinds.map((kind) => (
        <li key={kind}>
          <Link
            href={routes.listed(routes.comparison, { kind })}
            prefetch={false}
            className="rounded-sm font-medium text-primary hover:underline coarse:-my-3 coarse:py-3"
          >
            {`Compare ${kinds[kind].many}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
