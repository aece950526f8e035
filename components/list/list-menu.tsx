'use client';

import { Ellipsis } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { MenuButton } from '@/components/ui/menu-button';
import { useListNavigation } from './list-navigation';

type Props = {
  /** When the rows were fetched, in ms since 1970. */
  fetchedAt: number;
};

const load = () => import('./list-menu-items').then((module) => module.ListMenuItems);

/** What a list can do besides search and filters: columns, its link, and a refresh with the age of the data. */
export function ListMenu({ fetchedAt }: Props) {
  const { columns, hidden, setHidden, refresh } = useListNavigation();
  return (
    <MenuButton
      load={load}
      menuProps={{ columns, fetchedAt, hidden, setHidden, refresh }}
      label="More"
      className={buttonClass({ variant: 'ghost', size: 'icon' }, 'noscript:hidden')}
    >
      <Ellipsis aria-hidden className="size-4" strokeWidth={1.75} />
    </MenuButton>
  );
}
