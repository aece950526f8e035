'use client';

import { useState } from 'react';
import { MenuButton } from '@/components/old-lazy/menu-button';
import { Avatar, AvatarFallback, AvatarImage } from '@/components/ui/avatar';
import { SidebarMenuButton } from '@/components/ui/sidebar';
import { initials } from '@/lib/format/initials';
import type { UserMenuOptions } from './nav-user-menu';

type Props = { email: string; avatar: string } & Omit<UserMenuOptions, 'onLeaving'>;

const load = () => import('./nav-user-menu').then((module) => module.UserMenuList);

export function NavUser({ email, avatar, ...options }: Props) {
  const [leaving, setLeaving] = useState(false);
  return (
    <SidebarMenuButton size="lg" asChild>
      <MenuButton
        load={load}
        menuProps={{ ...options, onLeaving: setLeaving }}
        aria-label={`Account of ${email}`}
        title={email}
        className="w-full min-w-0 after:icon-chevrons-up-down after:text-muted-foreground rail:after:hidden"
      >
        {/* The image optimizer is off, and SVG needs none. */}
        <Avatar aria-hidden>
          <AvatarImage src={avatar} alt="" width={32} height={32} />
          <AvatarFallback>{initials(email)}</AvatarFallback>
        </Avatar>
        <span className="min-w-0 grow truncate text-left text-sm rail:hidden">{leaving ? 'Loading...' : email}</span>
      </MenuButton>
    </SidebarMenuButton>
  );
}
