'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { useTabIndex } from './row-tab-stop';

type Props = {
  href: string;
  title?: string | undefined;
  className?: string;
  isOfRow?: boolean;
  children: ReactNode;
};

const TEXT = 'rounded-sm hover:underline';

export function CellLink({ href, title, className = TEXT, isOfRow = false, children }: Props) {
  return (
    <Link
      href={href}
      title={title}
      tabIndex={useTabIndex()}
      data-row-link={isOfRow ? '' : undefined}
      keepsList={isOfRow}
      className={isOfRow ? `${className} font-medium` : className}
    >
      {children}
    </Link>
  );
}
