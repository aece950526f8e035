'use client';

import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
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

/** Refers to one of NavSymbols. */
const icon = (name: string) => (
  <svg aria-hidden="true" className="lucide">
    <use href={`#nav-${name}`} />
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
        <NavScreen href={screens.dashboard} label="Dashboard" pathname={pathname} />
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
        </SidebarMenu>
      </SidebarGroup>
    </nav>
  );
}

type ScreenProps = { href: string; label: string; pathname: string };

/** A screen without a list. */
function NavScreen({ href, label, pathname }: ScreenProps) {
  const isHere = pathname === href;
  return (
    <SidebarMenuItem>
      <NavButton href={href} label={label} isActive={isHere} aria-current={isHere ? 'page' : undefined}>
        {icon(label)}
        <span className="rail:hidden">{label}</span>
      </NavButton>
    </SidebarMenuItem>
  );
}

type ButtonProps = ComponentProps<typeof Link> & { label: string; isActive: boolean };

/** A link that is an icon on the rail. */
function NavButton({ label, isActive, ...props }: ButtonProps) {
  return (
    <SidebarMenuButton asChild isActive={isActive} tooltip={label}>
      <Link prefetch={false} aria-label={label} {...props} />
    </SidebarMenuButton>
  );
}

/** A group that opens without scripting; on the rail a link to its first list. */
type SectionProps = Defaults & { group: NavGroup; pathname: string; current: string | undefined };

function NavSection({ group, pathname, current, defaults }: SectionProps) {
  const holdsCurrent = group.links.some(({ href }) => href === current);
  return (
    <SidebarMenuItem>
      <details open={isGroupOpen(group, pathname)} className="group rail:hidden">
        <SidebarMenuButton asChild>
          <summary className="list-none [&::-webkit-details-marker]:hidden">
            {icon(group.label)}
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
      <NavButton
        href={defaults[group.url] ?? group.url}
        label={group.label}
        isActive={holdsCurrent}
        className="hidden rail:flex"
      >
        {icon(group.label)}
      </NavButton>
    </SidebarMenuItem>
  );
}
