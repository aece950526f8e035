import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import styles from './scorecard.module.css';

type Props = {
  caption: string;
  /** The numbers of the holes across. */
  holes: readonly number[];
  /** The sums that end this part of the card. */
  sums?: readonly string[];
  /** The row heads of the second part are for screen readers and narrow screens only. */
  isBack: boolean;
  children: ReactNode;
};

/** One part of a card: its holes across, its rows as children. */
export function CardTable({ caption, holes, sums = [], isBack, children }: Props) {
  return (
    <table
      data-back={isBack || undefined}
      className={cx(
        styles.card,
        'w-full table-fixed border-separate border-spacing-0 rounded-lg border text-center text-sm whitespace-nowrap',
        // On paper with its leaderboard a round of up to four players is one page, where all play from one tee.
        'print:[&_:is(th,td)]:h-4.5 print:[&_[data-gross]>td>:is(button,span)]:h-6.5',
        'xl:not-last:rounded-r-none xl:not-last:border-r-0 xl:data-back:rounded-l-none',
        // The corners of the first and the last row follow those of the frame.
        '[--left:calc(var(--radius-lg)-1px)] [--right:calc(var(--radius-lg)-1px)] xl:not-last:[--right:0] xl:data-back:[--left:0]',
        '[&>:last-child>:last-child]:*:first:rounded-bl-(--left) [&>:last-child>:last-child]:*:last:rounded-br-(--right)',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="*:h-8 *:border-b *:bg-muted *:font-semibold *:print:[print-color-adjust:exact] *:first:rounded-tl-(--left) *:last:rounded-tr-(--right)">
          <CardLabel scope="col" className="w-13 sm:w-42 xl:in-data-back:w-0">
            Hole
          </CardLabel>
          {holes.map((number) => (
            <th key={number} scope="col">
              {number}
            </th>
          ))}
          {sums.map((name) => (
            <th key={name} scope="col" data-sum={name} className="w-10 sm:w-13 xl:data-[sum=Total]:w-15">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

type NinesProps = { both: boolean; children: ReactNode };

/** The parts of a card: beside each other on a wide screen, else one below the other. */
export function CardNines({ both, children }: NinesProps) {
  return (
    <div className={cx('grid gap-4', both && 'xl:grid-cols-[calc(50%+54px)_minmax(0,1fr)] xl:gap-0')}>{children}</div>
  );
}

type LabelProps = {
  scope?: 'row' | 'col';
  /** Takes the label's place on narrow screens. */
  short?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** The head of a row. */
export function CardLabel({ scope = 'row', short, className, children }: LabelProps) {
  return (
    <th scope={scope} className={className}>
      <span>
        {short ? (
          <>
            <span className="max-sm:hidden">{children}</span>
            <abbr className="no-underline sm:hidden" title={typeof children === 'string' ? children : undefined}>
              {short}
            </abbr>
          </>
        ) : (
          children
        )}
      </span>
    </th>
  );
}

type GrossLabelProps = { name: ReactNode; title?: string | undefined; handicap?: ReactNode };

/** The head of gross scores: whose they are. Narrow screens say that above the card. */
export function GrossLabel({ name, title, handicap = null }: GrossLabelProps) {
  return (
    <CardLabel className="text-sm text-foreground">
      <span
        className="inline-block max-w-[calc(100%-28px)] truncate align-bottom font-medium max-sm:hidden"
        title={title}
      >
        {name}
      </span>{' '}
      {handicap !== null && <small className="text-xs text-muted-foreground max-sm:hidden">{handicap}</small>}
      <span className="sm:hidden">Gross</span>
    </CardLabel>
  );
}
