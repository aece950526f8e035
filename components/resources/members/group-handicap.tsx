'use client';

import { cx } from 'class-variance-authority';
import { createContext, type ReactNode, Suspense, use } from 'react';
import { CellLink } from '@/components/fields/cell-link';
import { formatHandicap } from '@/lib/format/handicap';
import { routes } from '@/lib/routes';

type OwnHandicap = Promise<number | null>;

const UNKNOWN: OwnHandicap = Promise.resolve(null);

const OwnHandicapContext = createContext(UNKNOWN);

/** Passes the user's own handicap to the rows of the user's groups, which do not wait for it. */
export function OwnHandicapProvider({ handicap, children }: { handicap: OwnHandicap | null; children: ReactNode }) {
  return <OwnHandicapContext value={handicap ?? UNKNOWN}>{children}</OwnHandicapContext>;
}

type Props = { memberUid: string; handicap: number };

/** Marks a handicap that differs from the user's own. */
export function GroupHandicap(props: Props) {
  return (
    <Suspense fallback={<Handicap {...props} own={null} />}>
      <ComparedHandicap {...props} />
    </Suspense>
  );
}

function ComparedHandicap(props: Props) {
  return <Handicap {...props} own={use(use(OwnHandicapContext))} />;
}

function Handicap({ memberUid, handicap, own }: Props & { own: number | null }) {
  const differs = own !== null && own !== handicap;
  const text = `${formatHandicap(handicap)}${differs ? `, own ${formatHandicap(own)}` : ''}`;
  return (
    <CellLink
      href={routes.groupMember(memberUid)}
      title={differs ? 'The group’s handicap differs from the user’s own' : undefined}
      className={cx('rounded-sm hover:underline', differs && 'text-warning')}
    >
      {differs && <span aria-hidden className="icon-triangle-alert small-icon mr-1 inline-block align-middle" />}
      <span key={text}>{text}</span>
    </CellLink>
  );
}
