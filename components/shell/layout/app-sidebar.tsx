'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { Sidebar, SidebarContent, SidebarFooter, SidebarHeader } from '@/components/ui/sidebar';
import { Mark } from './logo';
import { NavMain } from './nav-main';

type Props = {
  menu: ReactNode;
  leave: (form: FormData) => Promise<void>;
};

export function AppSidebar({ menu, leave }: Props) {
  return (
    <Sidebar collapsible="icon">
      <SidebarHeader>
        <Link href="/" className="flex h-14 items-center gap-2.5 px-4">
          <Mark className="size-8 shrink-0" />
          <span className="min-w-0 leading-none rail:sr-only">
            <span className="block text-base font-semibold text-foreground">Fairway</span>
            <span className="block text-xs text-muted-foreground">Back Office App</span>
          </span>
        </Link>
      </SidebarHeader>
      <SidebarContent>
        <NavMain />
      </SidebarContent>
      <SidebarFooter>
        {menu}
        <form action={leave} className="flex gap-4 px-2 pb-1 text-sm scripted:hidden">
          <button type="submit" className="underline">
            Log out
          </button>
          <button type="submit" name="scope" value="everywhere" className="underline">
            Log out everywhere
          </button>
        </form>
      </SidebarFooter>
    </Sidebar>
  );
}
