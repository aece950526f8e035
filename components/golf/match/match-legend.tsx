import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ScoreLegend } from '@/components/golf/scorecard/score-legend';
import styles from '@/components/golf/scorecard/scorecard.module.css';
import { WON } from './match-hole';

export function MatchLegend({ hasGiven }: Pick<ComponentProps<typeof ScoreLegend>, 'hasGiven'>) {
  return (
    <div className="flex flex-col gap-1.5 print:hidden">
      <ScoreLegend hasGiven={hasGiven} />
      <ul
        aria-label="Match key"
        className={cx(
          styles.legend,
          'flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs leading-5 text-muted-foreground',
        )}
      >
        <li>
          <span aria-hidden className={WON}>
            4
          </span>{' '}
          Won the hole (net)
        </li>
        <li>
          <span aria-hidden>↑2 ↓2</span> Upper/lower side leads by 2
        </li>
        <li>
          <span aria-hidden>AS</span> All square
        </li>
        <li>
          <span aria-hidden className="rounded-sm bg-primary px-[3px] text-primary-foreground">
            D
          </span>{' '}
          Dormie
        </li>
      </ul>
    </div>
  );
}
