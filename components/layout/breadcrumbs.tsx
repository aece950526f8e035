'use client';

import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { Fragment } from 'react';
import { breadcrumbs } from '@/lib/routes';

/** The trail to this page; nothing when it has none. On small screens the first crumbs fold to “…”. */
export function Breadcrumbs() {
  const crumbs = breadcrumbs(usePathname());
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 text-sm">
      <ol className="flex min-w-0 items-center gap-2 text-muted-foreground">
        {crumbs.map(({ label, href }, index) => {
          const last = index === crumbs.length - 1;
          const folds = index < crumbs.length - 2;
          return (
            <Fragment key={href}>
              <li className={last ? 'truncate font-medium text-foreground' : 'shrink-0'}>
                {last ? (
                  <span aria-current="page">{label}</span>
                ) : (
                  <Link
                    href={href}
                    prefetch={false}
                    className="rounded-sm hover:text-foreground hover:underline"
                    aria-label={label}
                  >
                    {folds && <span className="sm:hidden">…</span>}
                    <span className={folds ? 'max-sm:hidden' : undefined}>{label}</span>
                  </Link>
                )}
              </li>
              {!last && (
                <li aria-hidden>
                  <ChevronRight className="size-3.5" />
                </li>
              )}
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
