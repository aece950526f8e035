'use client';

import { cx } from 'class-variance-authority';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { Link } from '@/components/navigation/link';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import {
  SidebarGroup,
  SidebarGroupLabel,
  SidebarMenu,
  SidebarMenuButton,
  SidebarMenuSub,
  SidebarMenuSubButton,
  useSidebar,
} from '@/components/ui/sidebar';
import { currentLink, isGroupOpen, type NavGroup, navigation, overviews } from '@/lib/navigation';

/** Icons by the label of a group or screen. */
const ICONS: Readonly<Record<string, string>> = {
  Dashboard: 'before:icon-dashboard',
  'Month report': 'before:icon-calendar',
  Users: 'before:icon-users',
  Groups: 'before:icon-flag',
  Events: 'before:icon-trophy',
  Locations: 'before:icon-map-pin',
};

/** Links open the default view of a list, without the filters of the last visit. */
export function NavMain() {
  const pathname = usePathname();
  const current = currentLink(pathname);
  return (
    <nav aria-label="Main" className="flex flex-col gap-0.5">
      <SidebarMenu>
        {overviews.map(({ label, href }) => (
          <li key={href}>
            <SidebarMenuButton asChild isActive={pathname === href} tooltip={label}>
              <Link href={href} aria-current={pathname === href ? 'page' : undefined} className={ICONS[label]}>
                <span className="rail:sr-only">{label}</span>
              </Link>
            </SidebarMenuButton>
          </li>
        ))}
      </SidebarMenu>
      <SidebarGroup>
        <SidebarGroupLabel>Manage</SidebarGroupLabel>
        <SidebarMenu>
          {navigation.map((group) => (
            <NavSection
              key={`${group.label}:${isGroupOpen(group, pathname)}`}
              group={group}
              pathname={pathname}
              current={current}
            />
          ))}
        </SidebarMenu>
      </SidebarGroup>
    </nav>
  );
}

type LinksProps = { group: NavGroup; pathname: string; current: string | undefined };

/** A `details` element works without JavaScript. In the collapsed sidebar it opens as a menu. */
function NavSection(props: LinksProps) {
  const { group, pathname } = props;
  return (
    <li>
      <details open={isGroupOpen(group, pathname)} className="rail:hidden">
        <SidebarMenuButton asChild>
          <summary className={cx(ICONS[group.label], 'after:icon-chevron-right')}>{group.label}</summary>
        </SidebarMenuButton>
        <SidebarMenuSub>
          <NavLinks {...props} />
        </SidebarMenuSub>
      </details>
      {useSidebar().state === 'collapsed' && <RailMenu {...props} />}
    </li>
  );
}

function RailMenu(props: LinksProps) {
  const { group, current } = props;
  const [isOpen, setOpen] = useState(false);
  const links = (
    <>
      <p className="px-2 pt-1 pb-1.5 text-sm text-muted-foreground">{group.label}</p>
      <SidebarMenu aria-label={group.label}>
        <NavLinks {...props} onFollow={() => setOpen(false)} />
      </SidebarMenu>
    </>
  );
  return (
    <div className="hidden rail:block">
      <Popover open={isOpen} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <SidebarMenuButton
            type="button"
            aria-label={group.label}
            tooltip={group.label}
            isActive={group.links.some(({ href }) => href === current)}
            className={cx(ICONS[group.label], 'w-full')}
          />
        </PopoverTrigger>
        <PopoverContent noScript={links} side="right" align="start" className="inset-x-5 min-w-44 bg-sidebar! p-2">
          {links}
        </PopoverContent>
      </Popover>
    </div>
  );
}

function NavLinks({ group, pathname, current, onFollow }: LinksProps & { onFollow?: () => void }) {
  return group.links.map(({ label, href }) => (
    <li key={href}>
      <SidebarMenuSubButton asChild isActive={href === current}>
        <Link
          href={href}
          aria-current={href === current ? (href === pathname ? 'page' : 'true') : undefined}
          onClick={onFollow}
        >
          {label}
        </Link>
      </SidebarMenuSubButton>
    </li>
  ));
}
