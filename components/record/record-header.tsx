import type { ReactNode } from 'react';
import { PageHeader } from '@/components/list/page-header';
import { comparedAs } from '@/lib/list/compared';
import type { RecordKind } from '@/lib/navigation';
import { routes } from '@/lib/routes';
import { CopyLink } from './copy-link';
import { RecordMenu } from './record-menu';

type Props = {
  kind: RecordKind;
  uid: string;
  title: ReactNode;
  beside?: ReactNode;
  tools?: ReactNode;
  resultsHref: string | null;
};

export function RecordHeader({ kind, uid, title, beside, tools, resultsHref }: Props) {
  const compared = comparedAs(kind, uid);
  return (
    <PageHeader
      title={title}
      beside={beside}
      narrow={tools ? 'below' : 'beside'}
      tools={
        <>
          {tools}
          <CopyLink />
          <RecordMenu uid={uid} compareHref={compared && routes.compare([compared])} resultsHref={resultsHref} />
        </>
      }
    />
  );
}
