import { RelatedRows } from '@/components/record/related-rows';
import { memberCells } from '@/components/resources/members/cells';
import { loadRows } from '@/lib/loaders/load-rows';
import { membersOfGroup } from '@/lib/resources/members';

/** The first members of a group. */
export async function MembersOfGroup({ groupUid, timeZone }: { groupUid: string; timeZone: string }) {
  return (
    <RelatedRows
      title="Members"
      list={membersOfGroup}
      page={await loadRows(membersOfGroup, groupUid, { pageSize: 5 })}
      href={membersOfGroup.pathname(groupUid)}
      format={{ timeZone }}
      cells={memberCells}
    />
  );
}
