import type { Metadata } from 'next';
import Link from 'next/link';
import { PageHeader } from '@/components/list/page-header';
import { CompareTable } from '@/components/resources/compare/compare-table';
import { HitList } from '@/components/shell/search/hit-list';
import { SearchForm } from '@/components/shell/search/search-form';
import { textLink } from '@/components/ui/text-link';
import { requireSession } from '@/lib/auth/session/session';
import { isSearchable } from '@/lib/list/address/list-state';
import { comparedKinds, MOST_COMPARED, readCompared, textOf } from '@/lib/list/compared';
import { kindOf } from '@/lib/navigation';
import { recordOf } from '@/lib/records/all-records';
import { searchList } from '@/lib/registry/search';
import { routes } from '@/lib/routes';
import { readAsked } from '@/lib/search/asked';
import { readTimeZone } from '@/lib/server/preferences';
import { columnOf } from './compared-column';

export const metadata: Metadata = { title: 'Compare' };

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  await requireSession();
  const [params, timeZone] = await Promise.all([searchParams, readTimeZone()]);
  const [kindText = '', show, text = ''] = [params.kind, params.show, params.q].map((value) => [value].flat()[0]);
  const { named, beyond } = readCompared(params.of);
  const first = named.find((one) => 'kind' in one);
  const kind = first?.kind ?? comparedKinds.find((one) => kindOf(one).compared === kindText) ?? null;
  const asked = readAsked(text);
  const q = asked.kind === 'words' && isSearchable(asked.q) ? asked.q : '';
  const isFull = named.length >= MOST_COMPARED;
  const [columns, section] = await Promise.all([
    Promise.all(named.map((one) => columnOf(one, named, kind, timeZone))),
    kind && !isFull && q !== '' ? searchList(kind, q, { timeZone }) : null,
  ]);
  const isCompared = columns.filter(({ facts }) => facts).length > 1;
  const onlyDifferences = isCompared && show === 'differences';
  const kinds = comparedKinds.map((one) => recordOf(one).many);
  const many = kind ? recordOf(kind).many : `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}`;
  const hidden = [...named.map((one) => ['of', textOf(one)] as const), ['kind', kindText] as const];
  return (
    <>
      <PageHeader
        title="Compare"
        description={
          <p className="max-w-prose text-sm text-muted-foreground">
            {isCompared ? 'What differs is marked with ≠.' : `Two to four ${many} side by side.`}
            {beyond > 0 && ` ${beyond} more of the address ${beyond === 1 ? 'is' : 'are'} left out: four is the most.`}
          </p>
        }
        tools={
          isCompared && (
            <Link
              href={routes.compare(named.map(textOf), onlyDifferences ? {} : { show: 'differences' })}
              prefetch={false}
              className={textLink}
            >
              {onlyDifferences ? 'All facts' : 'Differences only'}
            </Link>
          )
        }
      />
      {columns.length > 0 && <CompareTable columns={columns} onlyDifferences={onlyDifferences} />}
      <div className="flex flex-wrap gap-x-5 gap-y-2 px-6 py-4 max-sm:px-4 print:hidden">
        {kind === null &&
          comparedKinds.map((one) => (
            <Link
              key={one}
              href={routes.listed(routes.comparison, { kind: kindOf(one).compared ?? '' })}
              prefetch={false}
              className={textLink}
            >
              {`Compare ${recordOf(one).many}`}
            </Link>
          ))}
        {kind && !isFull && (
          <SearchForm
            q={text}
            action={routes.comparison}
            hidden={hidden.filter(([, value]) => value)}
            label={`Find ${many} to compare`}
            placeholder={`Find ${many} by name or ID`}
            button="Find"
          />
        )}
        {section && 'failure' in section && (
          <p className="w-full text-sm text-warning">{`Could not be searched: ${section.failure}`}</p>
        )}
        {kind && section && 'hits' in section && (
          <HitList
            hits={section.hits}
            verb="Add "
            hrefOf={({ uid }) => routes.compare([...named, { kind, uid }].map(textOf))}
          />
        )}
        {section && 'hits' in section && section.hits.length === 0 && (
          <p className="w-full text-sm text-muted-foreground">{`The search for “${q}” found nothing.`}</p>
        )}
      </div>
    </>
  );
}
