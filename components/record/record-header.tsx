import type { ReactNode } from 'react';
import { PageHeader } from '@/components/list/page-header';
import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { comparedAs } from '@/lib/list/compared';
import type { RecordKind } from '@/lib/navigation';
import { routes } from '@/lib/routes';
import { CopyLink } from './copy-link';

type Props = {
  kind: RecordKind;
  uid: string;
  title: ReactNode;
  beside?: ReactNode;
  tools?: ReactNode;
};

export function RecordHeader({ kind, uid, title, beside, tools }: Props) {
  const compared = comparedAs(kind, uid);
  return (
    <PageHeader
      title={title}
      beside={beside}
      narrow={tools ? 'below' : 'beside'}
      tools={
        <>
          {tools}
          {compared && (
            <Link
              href={routes.compare([compared])}
              className={buttonVariants({ variant: 'outline', size: 'sm', className: 'coarse:h-11' })}
            >
              Compare
            </Link>
          )}
          <CopyLink />
        </>
      }
    />
  );
}
