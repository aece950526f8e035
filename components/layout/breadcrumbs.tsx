'use client';

import { cx } from 'class-variance-authority';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { Fragment } from 'react';
import { useListLeft } from '@/components/neighbours/list-left';
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from '@/components/ui/breadcrumb';
import { breadcrumbs, isNamed } from '@/lib/navigation';
import { type RecordName, useRecordName } from './crumb-name';

/**
 * The trail to this page, in which a record has its name; nothing when the page has no trail. On small screens the
 * first crumbs fold to “…”.
 */
export function Breadcrumbs({ first }: { first: RecordName | null }) {
  const crumbs = breadcrumbs(usePathname());
  const nameOf = useRecordName(first);
  const asLeft = useListLeft();
  if (crumbs.length === 0) return null;
  let trail = '';
  return (
    <Breadcrumb className="min-w-0">
      <BreadcrumbList>
        {crumbs.map((crumb, index) => {
          const { href } = crumb;
          const name = isNamed(crumb) ? nameOf(href) : undefined;
          const label = name || crumb.label;
          const last = index === crumbs.length - 1;
          const folds = index < crumbs.length - 2;
          // What stands behind a name that came late is new: moved, it would count as a shift of the layout.
          trail += label;
          return (
            <Fragment key={trail}>
              <BreadcrumbItem className={cx(last || name ? 'min-w-0' : 'shrink-0')}>
                {last ? (
                  <BreadcrumbPage title={name} className="block truncate">
                    {label}
                  </BreadcrumbPage>
                ) : (
                  <BreadcrumbLink asChild>
                    <Link
                      href={asLeft(href)}
                      prefetch={false}
                      aria-label={label}
                      title={name}
                      className={cx(name && 'block truncate -outline-offset-2')}
                    >
                      {folds && <span className="sm:hidden">…</span>}
                      <span className={folds ? 'max-sm:hidden' : undefined}>{label}</span>
                    </Link>
                  </BreadcrumbLink>
                )}
              </BreadcrumbItem>
              {!last && <BreadcrumbSeparator />}
            </Fragment>
          );
        })}
      </BreadcrumbList>
    </Breadcrumb>
  );
}
