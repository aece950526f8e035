import type { Metadata } from 'next';
import Link from 'next/link';
import { PageHeader } from '@/components/list/page-header';
import { CompareTable } from '@/components/resources/compare/compare-table';
import { SearchForm } from '@/components/shell/search/search-form';
import { SearchHits } from '@/components/shell/search/search-hits';
import { textLink } from '@/components/ui/text-link';
import { requireSession } from '@/lib/auth/session/session';
import { isSearchable } from '@/lib/list/address/list-state';
import { comparedAs, comparedKinds, MOST_COMPARED, readCompared } from '@/lib/list/compared';
import { recordOf } from '@/lib/records/all-records';
import { searchList } from '@/lib/registry/search';
import { routes } from '@/lib/routes';
import { readAsked } from '@/lib/search/asked';
import { readTimeZone } from '@/lib/server/preferences';
import { columnOf } from './compared-column';

export const metadata: Metadata = { title: 'Compare' };

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  await requireSession();
  const [{ of = [], show, q: text = '' }, timeZone] = await Promise.all([searchParams, readTimeZone()]);
  const given = [...new Set([of].flat().filter((one) => one !== ''))];
  const named = given.slice(0, MOST_COMPARED);
  const beyond = given.length - named.length;
  const kind = named.map(readCompared).find((one) => one !== null)?.kind;
  const kinds = kind ? [kind] : comparedKinds;
  const many = anyOf.format(kinds.map((one) => recordOf(one).many));
  const asked = readAsked([text].flat()[0] ?? '');
  const q = asked.kind === 'words' ? asked.q : '';
  const hasRoom = named.length < MOST_COMPARED;
  const [columns, sections] = await Promise.all([
    Promise.all(named.map((one) => columnOf(one, kind, timeZone))),
    Promise.all(hasRoom && isSearchable(q) && q !== '' ? kinds.map((one) => searchList(one, q, { timeZone })) : []),
  ]);
  const isCompared = columns.filter(({ facts }) => facts).length > 1;
  const onlyDifferences = isCompared && show === 'differences';
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
              href={routes.compare(named, onlyDifferences ? {} : { show: 'differences' })}
              prefetch={false}
              className={textLink}
            >
              {onlyDifferences ? 'All facts' : 'Differences only'}
            </Link>
          )
        }
      />
      {columns.length > 0 && <CompareTable columns={columns} onlyDifferences={onlyDifferences} />}
      {hasRoom && (
        <>
          <div className="px-6 py-4 max-sm:px-4 print:hidden">
            <SearchForm q={q} action={routes.comparison} of={named} label={`Find ${many} to compare`} />
          </div>
          <SearchHits
            {...{ sections, q }}
            verb="Add "
            hrefOf={(of, uid) => routes.compare([...named, comparedAs(of, uid) ?? ''])}
          />
        </>
      )}
    </>
  );
}
