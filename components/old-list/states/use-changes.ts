import { useMemo, useState } from 'react';
import type { RowChanges } from '@/components/old-list/model/changes';
import type { ListModel } from '@/components/old-list/model/list-model';
import { useListNavigation } from '@/components/old-list/navigation/list-navigation';
import { useLoaded } from '@/components/ui/use-loaded';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';

/** A page that is compared with its next reading, and the time of that reading once it is there. */
type Comparison = { before: ListModel; after: number | null };

export type Changes = {
  /** What a refresh has changed; null where nothing was compared. */
  changes: RowChanges | null;
  compare: () => void;
  endComparison: () => void;
};

const load = () => import('@/components/old-list/model/changes').then((module) => module.changesBetween);

/** Refreshes a list and finds what differs, until it is ended or another page is shown. */
export function useChanges(model: ListModel, { hidden }: ColumnLayout): Changes {
  const { refresh } = useListNavigation();
  const [between, prepare] = useLoaded(load);
  const [comparison, setComparison] = useState<Comparison | null>(null);
  if (comparison && comparison.before.fetchedAt !== model.fetchedAt && comparison.after !== model.fetchedAt) {
    // The first rows after the refresh are compared; those after them are another page, and a failure marks nothing.
    const isFirst = comparison.after === null && model.paging !== null;
    setComparison(isFirst ? { ...comparison, after: model.fetchedAt } : null);
  }
  const changes = useMemo(() => {
    if (!between || comparison?.after !== model.fetchedAt) return null;
    const shown = model.heads.flatMap(({ id }, index) => (hidden.includes(id) ? [] : [index]));
    return between(comparison.before, model, shown);
  }, [between, comparison, model, hidden]);
  return useMemo(
    () => ({
      changes,
      compare: () => {
        // Without its script the rows are as fresh, and unmarked.
        prepare().catch(() => undefined);
        setComparison({ before: model, after: null });
        refresh();
      },
      endComparison: () => setComparison(null),
    }),
    [changes, model, prepare, refresh],
  );
}
