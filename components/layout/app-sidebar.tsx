import Link from 'next/link';
import type { ReactNode } from 'react';
import { Mark } from './logo';
import { SidebarNav } from './nav-group';

/** Product title, navigation and the user menu; without scripting a plain Log out. */
export function Sidebar({ menu, leave }: { menu: ReactNode; leave: () => Promise<void> }) {
  return (
    <>
      <Link href="/" prefetch={false} className="sidebar-title" aria-label="Fairway, Back Office App">
        <Mark className="size-8 shrink-0" />
        <span className="when-open min-w-0 leading-none">
          <span className="block text-base font-semibold text-foreground">Fairway</span>
          <span className="block text-xs text-muted-foreground">Back Office App</span>
        </span>
      </Link>
      <div className="grow px-2 py-3">
        <SidebarNav />
      </div>
      <div className="sticky bottom-0 border-t border-sidebar-border bg-sidebar p-2 lg:-mr-[3px]">
        {menu}
        <form action={leave} className="px-2 pb-1 text-sm scripted:hidden">
          <button type="submit" className="underline">
            Log out
          </button>
        </form>
      </div>
    </>
  );
}
