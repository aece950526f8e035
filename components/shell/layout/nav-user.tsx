'use client';

import { useEffect, useRef, useState } from 'react';
import { showScriptFailure } from '@/components/feedback/script-failure';
import { openWhenLoaded, preload } from '@/components/list/table/open-when-loaded';
import { useStore } from '@/components/navigation/store';
import { Avatar, AvatarFallback, AvatarImage } from '@/components/ui/avatar';
import { SidebarMenuButton, useSidebar } from '@/components/ui/sidebar';
import { useLoaded } from '@/components/ui/use-loaded';
import { initials } from '@/lib/format/initials';
import { asksToLeave } from './asks-to-leave';
import type { UserMenuOptions } from './nav-user-menu';

type Props = { email: string; avatar: string } & Omit<UserMenuOptions, 'onLeaving'>;

const loadDialog = () => import('./leave-dialog').then((module) => module.LeaveDialog);
const loadMenu = () => import('./nav-user-menu').then((module) => module.UserMenu);

export function NavUser({ email, avatar, ...options }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [UserMenu, load] = useLoaded(loadMenu);
  const [LeaveDialog, loadLeave] = useLoaded(loadDialog);
  const { openMobile, setOpenMobile } = useSidebar();
  const isAsking = useStore(asksToLeave, (asks) => asks);
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const open = () => openWhenLoaded('The menu', load, () => setOpen(true));
  useEffect(() => {
    if (!isAsking) return;
    // On a phone, the open sidebar would lie over the dialog.
    setOpenMobile(false);
    loadLeave().catch(() => {
      asksToLeave.set(false);
      showScriptFailure('The question');
    });
  }, [isAsking, loadLeave, setOpenMobile]);
  return (
    <div className="relative flex min-w-0">
      <SidebarMenuButton size="lg" asChild>
        <button
          ref={button}
          type="button"
          aria-label={`Account of ${email}`}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          title={email}
          onPointerEnter={() => preload(load)}
          onFocus={() => preload(load)}
          onClick={() => (isOpen ? setOpen(false) : open())}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || isOpen) return;
            event.preventDefault();
            open();
          }}
          className="w-full min-w-0 after:icon-chevrons-up-down after:text-muted-foreground rail:after:hidden"
        >
          {/* A plain `img`, because the image optimizer is off and an SVG does not need it. */}
          <Avatar aria-hidden>
            <AvatarImage src={avatar} alt="" width={32} height={32} />
            <AvatarFallback>{initials(email)}</AvatarFallback>
          </Avatar>
          <span className="min-w-0 grow truncate text-left text-sm rail:hidden">
            {isLeaving ? 'Loading...' : email}
          </span>
        </button>
      </SidebarMenuButton>
      {isOpen && UserMenu && <UserMenu {...options} button={button} onOpenChange={setOpen} onLeaving={setLeaving} />}
      {LeaveDialog && <LeaveDialog isOpen={isAsking && !openMobile} account={options.account} button={button} />}
    </div>
  );
}
