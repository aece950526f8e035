'use client';

import { cx } from 'class-variance-authority';
import { ChevronRight, Flag, LayoutDashboard, type LucideIcon, MapPin, Trophy, Users } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { currentLink, isGroupOpen, type NavGroup, navigation, routes } from '@/lib/routes';

const icons: Readonly<Record<string, LucideIcon>> = { Users, Groups: Flag, Events: Trophy, Locations: MapPin };

/** The main navigation. A menu link opens the bare list, without the filters of the last visit. */
export function SidebarNav() {
  const pathname = usePathname();
  const current = currentLink(pathname);
  return (
    <nav aria-label="Main" className="flex flex-col gap-0.5 text-sm text-sidebar-foreground">
      <Link
        href={routes.dashboard}
        prefetch={false}
        aria-current={pathname === routes.dashboard ? 'page' : undefined}
        aria-label="Dashboard"
        data-tip-rail="Dashboard"
        className={cx('nav-item', pathname === routes.dashboard && 'nav-item-current')}
      >
        <LayoutDashboard aria-hidden className="nav-icon" />
        <span className="when-open">Dashboard</span>
      </Link>
      <p className="when-open px-2 pt-4 pb-1.5 text-sm text-muted-foreground">Manage</p>
      {navigation.map((group) => (
        <NavSection
          key={`${group.label}:${isGroupOpen(group, pathname)}`}
          group={group}
          pathname={pathname}
          current={current}
        />
      ))}
    </nav>
  );
}

function NavSection({ group, pathname, current }: { group: NavGroup; pathname: string; current: string | undefined }) {
  const Icon = icons[group.label] ?? Flag;
  const holdsCurrent = group.links.some(({ href }) => href === current);
  return (
    <>
      <details open={isGroupOpen(group, pathname)} className="group when-open">
        <summary className="nav-item list-none [&::-webkit-details-marker]:hidden">
          <Icon aria-hidden className="nav-icon" />
          <span className="grow">{group.label}</span>
          <ChevronRight
            aria-hidden
            className="size-4 text-muted-foreground transition-transform duration-160 group-open:rotate-90"
          />
        </summary>
        <ul className="mt-0.5 mb-1 ml-4 flex flex-col gap-px border-l border-sidebar-border pl-2.5">
          {group.links.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                aria-current={href === current ? (href === pathname ? 'page' : 'true') : undefined}
                className={cx('nav-item nav-sub', href === current && 'nav-item-current')}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      <Link
        href={group.url}
        prefetch={false}
        aria-label={group.label}
        data-tip-rail={group.label}
        className={cx('nav-item when-rail', holdsCurrent && 'nav-item-current')}
      >
        <Icon aria-hidden className="nav-icon" />
      </Link>
    </>
  );
}
