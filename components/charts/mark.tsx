import type { HTMLAttributes } from 'react';
import { Link } from '@/components/navigation/link';

/** Chart marks are no tab stops, because the table below the chart has the same links. */
export const markProps = { tabIndex: -1, 'data-slot': 'chart-mark' };

export function Mark({ href, ...props }: HTMLAttributes<HTMLElement> & { href: string | null }) {
  if (href === null) return <span data-slot="chart-mark" {...props} />;
  return <Link href={href} {...markProps} {...props} />;
}
