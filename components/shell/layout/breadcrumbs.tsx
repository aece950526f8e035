'use client';

import { cx } from 'class-variance-authority';
import { usePathname } from 'next/navigation';
import { type RecordName, useRecordName } from '@/components/navigation/crumb-name';
import { Link } from '@/components/navigation/link';
import { useListLeft } from '@/components/navigation/use-list-left';
import { setWayBack } from '@/components/navigation/way-back';
import { Breadcrumb, BreadcrumbLink, BreadcrumbList, BreadcrumbPage } from '@/components/ui/breadcrumb';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { breadcrumbs } from '@/lib/breadcrumbs';

/** Below 1024 px, links to other records need space: the first breadcrumbs fold into “…”, or all are hidden. */
export function Breadcrumbs({ first }: { first: RecordName | null }) {
  const pathname = usePathname();
  const crumbs = breadcrumbs(pathname);
  const nameOf = useRecordName(first);
  const listLeft = useListLeft(pathname);
  // In the capture phase, because the router may render the page during this event.
  useWindowEvent('popstate', () => setWayBack(location.href), { capture: true });
  if (crumbs.length === 0) return null;
  let trail = '';
  return (
    <Breadcrumb className="min-w-0 max-lg:[&:has(~*_[data-slot=neighbours])]:hidden">
      <BreadcrumbList>
        {crumbs.map((crumb, index) => {
          const { href } = crumb;
          const name = crumb.isNamed ? nameOf(href) : undefined;
          const label = name || crumb.label;
          const last = index === crumbs.length - 1;
          // Keeps the search, filters and page with which the user left the list.
          const left = listLeft?.split('?', 1)[0] === href ? listLeft : null;
          const folds = index < crumbs.length - 2;
          // When a name arrives late, later breadcrumbs get new keys, because moving them would count as a layout
          // shift.
          trail += label;
          return (
            <li
              key={trail}
              className={cx(
                last ? 'min-w-0' : name ? 'min-w-18 shrink-999' : 'shrink-0',
                index > 0 && 'flex items-center gap-2 before:icon-chevron-right before:small-icon',
              )}
            >
              {last ? (
                <BreadcrumbPage title={name} className="block truncate">
                  <bdi>{label}</bdi>
                </BreadcrumbPage>
              ) : (
                <BreadcrumbLink asChild>
                  <Link
                    href={left ?? href}
                    onClick={() => setWayBack(left)}
                    aria-label={label}
                    title={name}
                    className={cx(name && 'block truncate -outline-offset-2')}
                  >
                    {folds && <span className="coarse:-m-3 coarse:p-3 lg:hidden">…</span>}
                    <bdi className={folds ? 'max-lg:hidden' : undefined}>{label}</bdi>
                  </Link>
                </BreadcrumbLink>
              )}
            </li>
          );
        })}
      </BreadcrumbList>
    </Breadcrumb>
  );
}
