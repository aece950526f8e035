'use client';

import { Bookmark } from 'lucide-react';
import { CommandGroup, CommandItem } from '@/components/ui/command';
import { useKeptViews } from '@/components/views/kept-views';
import { viewList } from '@/components/views/view-lists';
import { accountTag } from '@/lib/format/account-tag';
import { viewHref } from '@/lib/list/views/view';

const SHOWN = 8;

type Props = { account: string; q: string; go: (href: string) => void };

/** The kept views whose list has an address of its own: all, or those named like the text. */
export function ViewItems({ account, q, go }: Props) {
  const words = q.toLowerCase();
  const found = useKeptViews(accountTag(account)).flatMap((view) => {
    const { label, href = null } = viewList(view.list) ?? {};
    const title = `${label}: ${view.name}`;
    return href !== null && title.toLowerCase().includes(words) ? [{ title, href: viewHref(href, view) }] : [];
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
