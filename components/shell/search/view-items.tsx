'use client';

import { Bookmark } from 'lucide-react';
import { useViews } from '@/components/list/views/use-views';
import { CommandGroup, CommandItem } from '@/components/ui/command';
import { accountTag } from '@/lib/format/account-tag';
import { viewHref } from '@/lib/list/views/view';
import { viewedLists } from '@/lib/list/views/viewed-lists';

const SHOWN = 8;

type Props = { account: string; q: string; go: (href: string) => void };

/** The kept views whose list has an address of its own: all, or those named like the text. */
export function ViewItems({ account, q, go }: Props) {
  const words = q.toLowerCase();
  const found = useViews(accountTag(account)).views.flatMap((view) => {
    const list = Object.hasOwn(viewedLists, view.list) ? viewedLists[view.list] : undefined;
    const title = `${list?.label}: ${view.name}`;
    return list && title.toLowerCase().includes(words) ? [{ title, href: viewHref(list.path, view) }] : [];
  });
  if (found.length === 0) return null;
  return (
    <CommandGroup heading="Views">
      {found.slice(0, SHOWN).map(({ title, href }) => (
        <CommandItem key={href} value={href} onSelect={() => go(href)}>
          <Bookmark aria-hidden className="text-muted-foreground" />
          <span className="truncate">
            <span className="text-muted-foreground">View · </span>
            {title}
          </span>
        </CommandItem>
      ))}
    </CommandGroup>
  );
}
