'use client';

import { ChevronRight, Flag, LayoutDashboard, type LucideIcon, MapPin, Trophy, Users } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import {
  SidebarGroup,
  SidebarGroupLabel,
  SidebarMenu,
  SidebarMenuButton,
  SidebarMenuItem,
  SidebarMenuSub,
  SidebarMenuSubButton,
  SidebarMenuSubItem,
} from '@/components/ui/sidebar';
import { currentLink, isGroupOpen, type NavGroup, navigation, screens } from '@/lib/navigation';

const icons: Readonly<Record<string, LucideIcon>> = { Users, Groups: Flag, Events: Trophy, Locations: MapPin };

// Drawn on the server, once a page.
const checkIcon = (
  <svg aria-hidden="true" className="lucide">
    <use href="#check-icon" />
  </svg>
);

type Defaults = { defaults: Readonly<Record<string, string>> };

/** The main navigation. A link opens the bare list, without the filters of the last visit, or its default view. */
export function NavMain({ defaults }: Defaults) {
  const pathname = usePathname();
  const current = currentLink(pathname);
  return (
    <nav aria-label="Main" className="flex flex-col gap-0.5">
      <SidebarMenu>
        <NavLink href={screens.dashboard} label="Dashboard" icon={<LayoutDashboard />} pathname={pathname} />
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
              defaults={defaults}
            />
          ))}
          <NavLink href={screens.toCheck} label="To check" icon={checkIcon} pathname={pathname} />
        </SidebarMenu>
      </SidebarGroup>
    </nav>
  );
}

type LinkProps = { href: string; label: string; icon: ReactNode; pathname: string };

/** A screen without a list. */
function NavLink({ href, label, icon, pathname }: LinkProps) {
  const isHere = pathname === href;
  return (
    <SidebarMenuItem>
      <SidebarMenuButton asChild isActive={isHere} tooltip={label}>
        <Link href={href} prefetch={false} aria-current={isHere ? 'page' : undefined} aria-label={label}>
          {icon}
          <span className="rail:hidden">{label}</span>
        </Link>
      </SidebarMenuButton>
    </SidebarMenuItem>
  );
}

/** A group that opens without scripting; on the rail a link to its first list. */
type SectionProps = Defaults & { group: NavGroup; pathname: string; current: string | undefined };

function NavSection({ group, pathname, current, defaults }: SectionProps) {
  const Icon = icons[group.label] ?? Flag;
  const holdsCurrent = group.links.some(({ href }) => href === current);
  return (
    <SidebarMenuItem>
      <details open={isGroupOpen(group, pathname)} className="group rail:hidden">
        <SidebarMenuButton asChild>
          <summary className="list-none [&::-webkit-details-marker]:hidden">
            <Icon />
            <span className="grow">{group.label}</span>
            <ChevronRight className="text-muted-foreground transition-transform duration-160 group-open:rotate-90" />
          </summary>
        </SidebarMenuButton>
        <SidebarMenuSub>
          {group.links.map(({ label, href }) => (
            <SidebarMenuSubItem key={href}>
              <SidebarMenuSubButton asChild isActive={href === current}>
                <Link
                  href={defaults[href] ?? href}
                  prefetch={false}
                  aria-current={href === current ? (href === pathname ? 'page' : 'true') : undefined}
                >
                  {label}
                </Link>
              </SidebarMenuSubButton>
            </SidebarMenuSubItem>
          ))}
        </SidebarMenuSub>
      </details>
      <SidebarMenuButton asChild isActive={holdsCurrent} tooltip={group.label}>
        <Link
          href={defaults[group.url] ?? group.url}
          prefetch={false}
          aria-label={group.label}
          className="hidden rail:flex"
        >
          <Icon />
        </Link>
      </SidebarMenuButton>
    </SidebarMenuItem>
  );
}
