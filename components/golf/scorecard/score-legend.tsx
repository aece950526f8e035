import { cx } from 'class-variance-authority';
import styles from './scorecard.module.css';

const MARKS = { eagle: 'Eagle', birdie: 'Birdie', bogey: 'Bogey', double: 'Double bogey or worse' };

type Props = {
  /** True if a card shows strokes given back. */
  hasGiven: boolean;
  /** True if some scores of a card do not count for the team. */
  hasUncounted?: boolean;
};

export function ScoreLegend({ hasGiven, hasUncounted = false }: Props) {
  return (
    <ul
      aria-label="Marks"
      className={cx(styles.legend, 'flex flex-wrap gap-x-4 gap-y-1.5 text-xs leading-5 text-muted-foreground')}
    >
      {Object.entries(MARKS).map(([mark, words]) => (
        <li key={mark}>
          <span aria-hidden data-mark={mark} /> {words}
        </li>
      ))}
      <li data-strokes="received">
        <i /> Stroke received
      </li>
      {hasGiven && (
        <li data-strokes="given">
          <i /> Stroke given
        </li>
      )}
      {hasUncounted && (
        <li>
          <strong className="font-semibold text-foreground">Bold</strong> Hole counts for the team
        </li>
      )}
    </ul>
  );
}
