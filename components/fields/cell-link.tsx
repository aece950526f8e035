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

export function CellLink({ href, title, className, isOfRow = false, children }: Props) {
  return (
    <Link
      href={href}
      title={title}
      tabIndex={useTabIndex()}
      data-row-link={isOfRow ? '' : undefined}
      keepsList={isOfRow}
      className={className ?? (isOfRow ? 'row-link' : 'rounded-sm hover:underline')}
    >
      {children}
    </Link>
  );
}
