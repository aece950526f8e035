import type { AwaitedList, OpenedList } from '@/lib/list/rows/opened-list';

export type ViewFacts = Pick<AwaitedList<never>, 'account' | 'name' | 'label' | 'pathname' | 'state' | 'uid'>;

export function viewFacts<Item>(list: OpenedList<Item> | AwaitedList<Item>): ViewFacts {
  const { account, name, label, pathname, state, uid } = list;
  return { account, name, label, pathname, state, uid };
}
