import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { columnNames } from '@/components/data-table/column-names';
import { Table } from '@/components/data-table/data-table';
import { SearchBox } from '@/components/data-table/filters/search-box';
import { ListHeader } from '@/components/data-table/list-header';
import { ListNavigation } from '@/components/data-table/navigation/list-navigation';
import { Pager } from '@/components/data-table/navigation/pagination';
import { ListToast } from '@/components/data-table/states/list-toast';
import { LoadFailure } from '@/components/data-table/states/load-failure';
import { ListMenu } from '@/components/data-table/view-options/view-options';
import { handicapColumns } from '@/components/handicap/columns';
import { handicapHistory } from '@/components/handicap/history';
import { HandicapSection } from '@/components/handicap/section';
import { MemberFacts } from '@/components/members/facts';
import { getMember, listEveryHandicap, listHandicapHistory } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { HandicapHistoryQuery } from '@/lib/contract/members';
import { toResult } from '@/lib/contract/result';
import { fullName } from '@/lib/format/name';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Group member' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupMemberPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const { state, query, timeZone } = await readListRequest(HandicapHistoryQuery, searchParams);
  const [found, every, answer] = await Promise.all([
    toResult(getMember(uid)),
    toResult(listEveryHandicap(uid)),
    toResult(listHandicapHistory(uid, query)),
  ]);
  const pathname = routes.groupMember(uid);
  if (!found.ok) return <LoadFailure what="this member" failure={found.failure} href={pathname} />;
  const member = found.value ?? notFound();
  const history = handicapHistory(every.ok ? every.value.rows : [], timeZone);
  const columns = handicapColumns(history.marksOf, timeZone);
  const list = { pathname, state, answer, timeZone };
  return (
    <>
      <div className="list-header">
        <h1 className="min-w-0 text-xl font-semibold break-words">{fullName(member)}</h1>
      </div>
      <MemberFacts member={member} timeZone={timeZone} />
      <HandicapSection answer={every} history={history} timeZone={timeZone} />
      <ListNavigation
        name="handicaps"
        columns={columnNames(columns)}
        hidden={await hiddenColumns('handicaps', columns, state)}
      >
        <ListHeader title="Handicap history" level={2} {...list}>
          <SearchBox pathname={pathname} state={state} what="Event or ID" />
          <ListMenu list="handicaps" uid={uid} {...list} />
        </ListHeader>
        <Table
          label="Handicap history"
          columns={columns}
          nothingYet="No handicap has been recorded for this member yet."
          {...list}
        />
        <Pager {...list} />
        <ListToast answer={answer} id={crypto.randomUUID()} />
      </ListNavigation>
    </>
  );
}
