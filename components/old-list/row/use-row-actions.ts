import { useCallback } from 'react';
import { keepOpenedFrom } from '@/components/navigation/opened-from';
import { useGo } from '@/components/old-lazy/use-go';
import type { ListModel, ReadRow } from '@/components/old-list/model/list-model';
import { openedFromList } from '@/components/old-list/model/row-place';
import { peekHref } from '@/lib/list/address/peek-address';

/** What a row does: its record keeps the list that it is opened from. */
export function useRowActions(model: ListModel, keepsList: boolean) {
  const [go] = useGo();
  const remember = useCallback(
    ({ uid, href }: ReadRow) => {
      const from = location.pathname + location.search;
      const record = href?.split(/[?#]/, 1)[0];
      // Another tab of the same record, for one.
      if (record === undefined || record === location.pathname) return;
      keepOpenedFrom(record, keepsList ? openedFromList(model, uid, peekHref(from, null)) : null);
    },
    [model, keepsList],
  );
  const open = useCallback(
    (row: ReadRow) => {
      if (row.href === null) return;
      remember(row);
      go.push(row.href);
    },
    [remember, go],
  );
  return { remember, open };
}
