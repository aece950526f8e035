import type { ReactNode } from 'react';
import { PageHeader } from '@/components/list/page-header';
import { CrumbName } from '@/components/navigation/crumb-name';
import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { comparedAs } from '@/lib/list/compared';
import { type RecordKind, screenOf } from '@/lib/navigation';
import { routes } from '@/lib/routes';

type Props = {
  kind: RecordKind;
  uid: string;
  name: string;
  beside?: ReactNode;
  /** Below the name. */
  heading?: ReactNode;
  /** Before the link that compares. */
  tools?: ReactNode;
};

/** The name of a record, on each of its tabs. */
export function RecordHeader({ kind, uid, name, beside, heading, tools }: Props) {
  const compared = comparedAs(kind, uid);
  return (
    <>
      <CrumbName href={screenOf(kind, uid)} name={name} />
      <PageHeader
        title={name}
        beside={beside}
        description={heading}
        narrow={tools ? 'below' : 'beside'}
        tools={
          (tools || compared) && (
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
            </>
          )
        }
      />
    </>
  );
}
