import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CardHead } from './card-rows';
import styles from './scorecard.module.css';

type Props = {
  caption: string;
  holes: readonly number[];
  sums?: readonly string[];
  /** On the back nine, row headings are shown only to screen readers and on narrow screens. */
  isBack: boolean;
  children: ReactNode;
};

export function CardTable({ caption, holes, sums = [], isBack, children }: Props) {
  return (
    <table data-back={isBack || undefined} className={styles.card}>
      <caption className="sr-only">{caption}</caption>
      <CardHead holes={holes} sums={sums} />
      {children}
    </table>
  );
}

type NinesProps = { both: boolean; children: ReactNode };

export function CardNines({ both, children }: NinesProps) {
  return (
    <div className={cx('grid gap-4', both && 'xl:grid-cols-[calc(50%+70px)_minmax(0,1fr)] xl:gap-0')}>{children}</div>
  );
}

type GrossLabelProps = { name: string; title?: string | undefined; handicap?: ReactNode };

/** On narrow screens this heading is “Gross”, because the player's name is above the card. */
export function GrossLabel({ name, title, handicap = null }: GrossLabelProps) {
  return (
    <th scope="row" data-short="Gross">
      <bdi title={title}>{name}</bdi> {handicap !== null && <small>{handicap}</small>}
    </th>
  );
}
