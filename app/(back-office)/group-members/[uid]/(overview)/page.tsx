import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { historyCells } from '@/components/golf/handicap/history-cells';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { TabsContent } from '@/components/ui/tabs';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { handicaps } from '@/lib/resources/handicaps';
import { groupMembers, member, memberTitle } from '@/lib/resources/members';

type Props = PageProps<'/group-members/[uid]'>;

const title = handicaps.label;
const titleOfMember = recordTitle(member, groupMembers, memberTitle);

/** Only the first page has the member's name in its title, so that turning pages does not look the member up. */
export async function generateMetadata({ params, searchParams }: Props) {
  return Object.keys(await searchParams).length > 0 ? { title } : titleOfMember({ params });
}

export default async function GroupMemberPage({ params, searchParams }: Props) {
  const { uid } = await params;
  const data = loadListOfRecord(handicaps, { source: groupMembers, uid }, searchParams);
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title={title} level={2} list={handicaps} />}>
      {(loaded) => (
        <TabsContent>
          <ListScreen title={title} level={2} loaded={loaded} cells={historyCells(loaded.uid)} />
        </TabsContent>
      )}
    </StreamWhenSlow>
  );
}
