import { ChipRow } from '@/components/old-list/filters/chip-row';
import type { ListModel } from '@/components/old-list/model/list-model';
import { Skeleton } from '@/components/ui/skeleton';

// Within a span: on narrow screens some cells are lines of text, whose elements are inline.
const bar = (
  <span>
    <Skeleton className="inline-block w-3/5 min-w-8 align-middle max-sm:w-16" />
  </span>
);

/** The model of a list before the API has answered: each cell is a placeholder. */
export function waitingModel(model: ListModel, size: number): ListModel {
  const cells = Object.fromEntries(model.heads.map((_, index) => [index, bar]));
  const row = { uid: '', href: null, name: null, texts: [], unread: [], links: {}, cells };
  return { ...model, rows: Array.from({ length: size }, () => row) };
}

export function WaitingChips() {
  return (
    <ChipRow>
      <Skeleton className="h-6.5 w-48 coarse:h-11" />
    </ChipRow>
  );
}

export function WaitingSubject() {
  return (
    <div className="mt-0.5 flex h-5 items-center">
      <Skeleton className="w-44" />
    </div>
  );
}
