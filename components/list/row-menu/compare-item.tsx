'use client';

import { Columns3 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { showToast } from '@/components/feedback/toast';
import { listStore } from '@/components/list/list-store';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu';
import { breadcrumbs } from '@/lib/breadcrumbs';
import { comparedAs, MOST_COMPARED, readCompared } from '@/lib/list/compared';
import { routes } from '@/lib/routes';

export function CompareItem({ href }: { href: string }) {
  const router = useRouter();
  const chosen = chosenWith(href);
  if (!chosen) return null;
  const before = chosen.length - 1;
  const choose = () => {
    listStore.set({ chosen });
    if (before > 0) router.push(routes.compare(chosen));
    else showToast({ title: 'Chosen to compare', description: 'Compare it from the menu of another row.' });
  };
  return (
    <DropdownMenuItem onSelect={choose}>
      <Columns3 aria-hidden />
      {before === 0 ? 'Choose to compare' : `Compare with ${before === 1 ? 'the one' : `the ${before}`} chosen`}
    </DropdownMenuItem>
  );
}

/** The record at an address behind those of its kind chosen before, if there is room; null where it is not compared. */
export function chosenWith(href: string): readonly string[] | null {
  const record = breadcrumbs(href.split(/[?#]/, 1)[0] ?? '').at(-1)?.record;
  const text = record && comparedAs(record.kind, decodeURIComponent(record.uid));
  if (!text) return null;
  const others = listStore.get().chosen.filter((one) => one !== text && readCompared(one)?.kind === record.kind);
  return others.length < MOST_COMPARED ? [...others, text] : [text];
}
