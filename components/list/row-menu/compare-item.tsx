'use client';

import { Columns3 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { showToast } from '@/components/feedback/toast';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu';
import { choose, chosenBefore, comparedAt } from './chosen';

/** In the menu of a row whose record can be compared: chooses it, and with one chosen before compares them. */
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
