import type { Metadata } from 'next';
import * as z from 'zod';
import { EmptyPart } from '@/components/feedback/empty-part';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { filterFields } from '@/components/list/filters/filter-fields';
import { PageHeader } from '@/components/list/page-header';
import { Link } from '@/components/navigation/link';
import { textLink } from '@/components/ui/text-link';
import { requireSession } from '@/lib/auth/session/read-session';
import { listHref, readParams, type SearchParams } from '@/lib/list/url/list-state';
import { loadList } from '@/lib/loaders/load-list';
import { screenNames } from '@/lib/names';
import { findListAt } from '@/lib/resources/all-lists';
import { FilterForm } from './filter-form';

const { title } = screenNames['/filters'];

export const metadata: Metadata = { title };

const Params = z.object({ list: z.string().startsWith('/') });

/** The filters of a list for browsers without JavaScript. */
export default function FiltersPage({ searchParams }: PageProps<'/filters'>) {
  return (
    <StreamWhenSlow data={load(searchParams)} fallback={<PageHeader title={title} />}>
      {(loaded) => {
        if (!loaded) return <EmptyPart title={title} text="This link does not belong to a list with filters." />;
        const { list, pathname, state, timeZone } = loaded;
        const fields = filterFields({ ...loaded, filters: list.filters });
        return (
          <>
            <PageHeader
              title={title}
              description={
                <Link href={listHref(pathname, state)} className={textLink}>
                  {`Back to ${list.label}`}
                </Link>
              }
            />
            <FilterForm {...{ pathname, state, timeZone, fields }} notOffered={list.notOffered} />
          </>
        );
      }}
    </StreamWhenSlow>
  );
}

async function load(searchParams: Promise<SearchParams>) {
  await requireSession();
  const params = Params.safeParse(await searchParams);
  const address = params.success ? URL.parse(params.data.list, 'http://localhost') : null;
  const found = address && findListAt(address.pathname);
  if (!found || found.list.filters.length === 0) return null;
  return loadList(found.list, Promise.resolve(readParams(address.searchParams)), { uid: found.uid });
}
