'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { textLink } from '@/components/ui/text-link';
import { breadcrumbs, recordAround } from '@/lib/breadcrumbs';
import { kindOf, navigation, screens } from '@/lib/navigation';

/** For the URL of a record, says that no record has this ID, and links to the search and the list. */
export function NotFound() {
  const pathname = usePathname();
  const isScreen = breadcrumbs(pathname).at(-1)?.href === pathname;
  const record = isScreen ? recordAround(pathname) : undefined;
  const kind = record && kindOf(record.kind);
  const list = kind && navigation.flatMap(({ links }) => links).find(({ href }) => href === kind.list.path);
  const links = [
    ...(list ? [{ label: 'Search everything', href: screens.search }, list] : []),
    { label: 'Dashboard', href: screens.dashboard },
  ];
  return (
    <div data-slot="not-found" className="px-6 py-16 text-center">
      <h1 className="text-lg font-semibold">Not found</h1>
      <p className="mt-1 text-sm text-muted-foreground">
        {kind ? `No ${kind.label.toLowerCase()} with this ID.` : 'This page does not exist.'}
      </p>
      <p className="mt-4 flex flex-wrap justify-center gap-x-4 gap-y-2 text-sm">
        {links.map(({ label, href }) => (
          <Link key={href} href={href} prefetch={false} className={textLink}>
            {label}
          </Link>
        ))}
      </p>
    </div>
  );
}
