'use client';

import { Columns3, Link2, RefreshCw } from 'lucide-react';
import { copyText } from '@/components/ui/copy-text';
import { Menu, MenuCheckItem, MenuItem, MenuSeparator, MenuSub } from '@/components/ui/menu';
import type { MenuProps } from '@/components/ui/menu-button';

type Props = {
  columns: readonly { id: string; header: string }[];
  fetchedAt: number;
  hidden: ReadonlySet<string>;
  setHidden: (id: string, hide: boolean) => void;
  refresh: () => void;
};

export function ListMenuItems({ columns, fetchedAt, hidden, setHidden, refresh, ...menu }: Props & MenuProps) {
  const shown = columns.filter(({ id }) => !hidden.has(id)).length;
  return (
    <Menu {...menu} label="List">
      <MenuSub icon={Columns3} label="Columns" note={`${shown} of ${columns.length}`}>
        {columns.map(({ id, header }) => (
          <MenuCheckItem
            key={id}
            checked={!hidden.has(id)}
            disabled={shown === 1 && !hidden.has(id)}
            onCheckedChange={(checked) => setHidden(id, !checked)}
            onSelect={(event) => event.preventDefault()}
          >
            {header}
          </MenuCheckItem>
        ))}
      </MenuSub>
      <MenuItem onSelect={() => copyText(location.href)}>
        <Link2 aria-hidden className="size-4 text-muted-foreground" strokeWidth={1.75} />
        Copy link
      </MenuItem>
      <MenuSeparator />
      <MenuItem note={age(Date.now() - fetchedAt)} onSelect={refresh}>
        <RefreshCw aria-hidden className="size-4 text-muted-foreground" strokeWidth={1.75} />
        Refresh
      </MenuItem>
    </Menu>
  );
}

function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 1 ? 'just now' : `${minutes} min old`;
}
