import type { Metadata } from 'next';
import { Suspense } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { PageHeader } from '@/components/list/page-header';
import { Link } from '@/components/navigation/link';
import { RelatedRowsSkeleton } from '@/components/record/record-skeleton';
import { CompareTable, type Shown } from '@/components/resources/compare/compare-table';
import { loadCompared, pluralOf } from '@/components/resources/compare/load-compared';
import { RoundsTogether } from '@/components/resources/compare/rounds-together';
import { SearchForm } from '@/components/shell/search/search-form';
import { textLink } from '@/components/ui/text-link';
import { requireSession } from '@/lib/auth/session/read-session';
import { readComparison } from '@/lib/list/compared';
import { screenNames } from '@/lib/names';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';

const { title } = screenNames['/compare'];

export const metadata: Metadata = { title };

const NOTE = 'max-w-prose text-sm text-muted-foreground';

type Props = PageProps<'/compare'>;

export default function ComparePage({ searchParams }: Props) {
  return (
    <StreamWhenSlow
      data={loadComparison(searchParams)}
      fallback={<PageHeader title={title} description={<p className={NOTE}>Loading…</p>} />}
    >
      {(comparison) => <Comparison {...comparison} />}
    </StreamWhenSlow>
  );
}

async function loadComparison(searchParams: Props['searchParams']) {
  await requireSession();
  const [{ of, show }, timeZone] = await Promise.all([searchParams, readTimeZone()]);
  const { named, beyond, kind, more } = readComparison(of);
  const columns = await Promise.all(named.map((one) => loadCompared(one, kind, timeZone)));
  return { named, beyond, kind, more, columns, show, timeZone };
}

function Comparison({
  named,
  beyond,
  kind,
  more,
  columns,
  show,
  timeZone,
}: Awaited<ReturnType<typeof loadComparison>>) {
  const many = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(more.map(pluralOf));
  const isCompared = columns.filter(({ facts }) => facts).length > 1;
  const onlyDifferences = isCompared && show === 'differences';
  const golfers = columns.flatMap(({ uid, name, facts }) => (uid && facts ? { uid, name } : []));
  const [one, other, ...others] = kind === 'user' ? golfers : [];
  const shown: Shown = show === 'differences' ? { show } : {};
  return (
    <>
      <PageHeader
        title={title}
        description={
          <p className={NOTE}>
            <span>{isCompared ? 'Differences are shaded and marked ≠.' : `Two to four ${many} side by side.`}</span>
            {beyond > 0 && (
              <span>
                {` Up to 4 can be compared; ${beyond} more in the link ${beyond === 1 ? 'was' : 'were'} left out.`}
              </span>
            )}
          </p>
        }
        tools={
          isCompared && (
            <Link href={routes.compare(named, onlyDifferences ? {} : { show: 'differences' })} className={textLink}>
              {onlyDifferences ? 'All fields' : 'Differences only'}
            </Link>
          )
        }
      />
      {columns.length > 0 && <CompareTable columns={columns} onlyDifferences={onlyDifferences} shown={shown} />}
      {one && other && others.length === 0 && (
        <Suspense fallback={<RelatedRowsSkeleton title="Friendly rounds together" />}>
          <RoundsTogether golfers={[one, other]} timeZone={timeZone} />
        </Suspense>
      )}
      {more.length > 0 && (
        <div className="px-6 py-4 max-sm:px-4 print:hidden">
          <SearchForm of={named} {...shown} label={`Find ${many} to compare`} placeholder="Name, ID or link" />
        </div>
      )}
    </>
  );
}
