import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { textOf } from '@/lib/list/compared';
import { kindOf, type RecordKind } from '@/lib/navigation';
import { routes } from '@/lib/routes';

/** Leads to a comparison that begins with this record; nothing where its kind cannot be compared. */
export function CompareLink({ kind, uid }: { kind: RecordKind; uid: string }) {
  if (!kindOf(kind).compared) return null;
  return (
    <Link
      href={routes.compare([textOf({ kind, uid })])}
      prefetch={false}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'coarse:h-11' })}
    >
      Compare
    </Link>
  );
}
