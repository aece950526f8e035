'use client';

import { Columns3 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { showToast } from '@/components/feedback/toast';
import { listStore } from '@/components/list/list-store';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu';
import { breadcrumbs } from '@/lib/breadcrumbs';
import { type Compared, comparedKinds, MOST_COMPARED, textOf } from '@/lib/list/compared';
import { routes } from '@/lib/routes';

export function CompareItem({ href }: { href: string }) {
  const router = useRouter();
  const record = comparedAt(href);
  if (!record) return null;
  const count = chosenBefore(record).length;
  return (
    <DropdownMenuItem
      onSelect={() => {
        const compare = choose(record);
        if (compare) router.push(compare);
        else showToast({ title: 'Chosen to compare', description: 'Compare it from the menu of another row.' });
      }}
    >
      <Columns3 aria-hidden />
      {count === 0 ? 'Choose to compare' : `Compare with ${count === 1 ? 'the one' : `the ${count}`} chosen`}
    </DropdownMenuItem>
  );
}

/** What the record at this address is compared as; null where it cannot be. */
export function comparedAt(href: string): Compared | null {
  const record = breadcrumbs(href.split(/[?#]/, 1)[0] ?? '').at(-1)?.record;
  return record && comparedKinds.includes(record.kind)
    ? { kind: record.kind, uid: decodeURIComponent(record.uid) }
    : null;
}

/** Those of its kind that were chosen before; none where there is no room for one more. */
export function chosenBefore({ kind, uid }: Compared): readonly Compared[] {
  const others = listStore.get().chosen.filter((one) => one.kind === kind && one.uid !== uid);
  return others.length < MOST_COMPARED ? others : [];
}

/** Adds a record to those of its kind. @returns the address that compares them, once there are two */
export function choose(record: Compared): string | null {
  const chosen = [...chosenBefore(record), record];
  listStore.set({ chosen });
  return chosen.length > 1 ? routes.compare(chosen.map(textOf)) : null;
}
