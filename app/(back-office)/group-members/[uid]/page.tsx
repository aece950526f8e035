import { notFound } from 'next/navigation';
import { ListScreen } from '@/components/data-table/list-screen';
import { LoadFailure } from '@/components/data-table/states/load-failure';
import { DifferingFields } from '@/components/feedback/differing-fields';
import { handicapColumns } from '@/components/handicap/columns';
import { handicapHistory } from '@/components/handicap/history';
import { HandicapSection } from '@/components/handicap/section';
import { CrumbName } from '@/components/layout/crumb-name';
import { PageHeader } from '@/components/layout/page-header';
import { MemberFacts } from '@/components/members/facts';
import { EmptyPart } from '@/components/record/empty-part';
import { nameOrUid } from '@/components/record/name-or-uid';
import { RecordPage } from '@/components/record/record-page';
import { getMember, listEveryHandicap } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { toResult, totalOf } from '@/lib/contract/result';
import { fullName } from '@/lib/format/name';
import { shortUid } from '@/lib/format/uid';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { handicaps } from '@/lib/registry/handicaps';
import { lateAddress } from '@/lib/registry/late';
import { openList } from '@/lib/registry/open-list';
import { recordTitle } from '@/lib/registry/record-names';

export const generateMetadata = recordTitle('member', 'Group member');

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupMemberPage(props: Props) {
  const screen = drawMember(props);
  return <RecordPage kind="Group member" screen={screen} late={await lateAddress(screen)} />;
}

async function drawMember({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const [found, every, list] = await Promise.all([
    toResult(getMember(uid)),
    toResult(listEveryHandicap(uid)),
    openList(handicaps, { searchParams, uid }),
  ]);
  const { pathname, timeZone } = list;
  const failure = !found.ok && <LoadFailure what="this member" failure={found.failure} href={pathname} />;
  // A member that cannot be read takes no handicaps along; an API that refuses or does not respond fails those too.
  if (!found.ok && found.failure.kind !== 'broken') return failure;
  const member = found.ok ? (found.value ?? notFound()) : null;
  const name = member ? nameOrUid(member, fullName) : shortUid(uid);
  const history = handicapHistory(every.ok ? every.value.rows : [], timeZone);
  const columns = handicapColumns(history.marksOf, timeZone);
  return (
    <>
      <CrumbName href={pathname} name={name} />
      <PageHeader title={name} />
      <DifferingFields of={member ? [member] : []} />
      {member ? <MemberFacts member={member} timeZone={timeZone} /> : failure}
      <HandicapSection answer={every} history={history} timeZone={timeZone} />
      {list.answer.ok && totalOf(every) === 0 ? (
        <EmptyPart title="Handicap history" />
      ) : (
        <ListScreen list={list} title="Handicap history" level={2} columns={columns} />
      )}
    </>
  );
}
