'use client';

import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MenuButton } from '@/components/lazy/menu-button';
import type { UserMenuOptions } from './nav-user-menu';

type Props = { email: string; avatar: ReactNode } & Omit<UserMenuOptions, 'onLeaving'>;

const load = () => import('./nav-user-menu').then((module) => module.UserMenuList);

/** The user menu at the foot of the sidebar: time zone, theme and Log out. */
export function UserMenu({ email, avatar, ...options }: Props) {
  const [leaving, setLeaving] = useState(false);
  return (
    <MenuButton
      load={load}
      menuProps={{ ...options, onLeaving: setLeaving }}
      label={`Account of ${email}`}
      title={email}
      className="nav-item user-trigger"
    >
      {avatar}
      <span className="when-open min-w-0 grow truncate text-left text-sm">{leaving ? 'Loading...' : email}</span>
      <ChevronsUpDown aria-hidden className="when-open size-4 shrink-0 text-muted-foreground" />
    </MenuButton>
  );
}
