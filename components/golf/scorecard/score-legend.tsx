import { cx } from 'class-variance-authority';
import styles from './scorecard.module.css';

const MARKS = { eagle: 'Eagle', birdie: 'Birdie', bogey: 'Bogey', double: 'Double bogey or worse' };

/** @param hasGiven whether a card shows strokes given back */
export function ScoreLegend({ hasGiven }: { hasGiven: boolean }) {
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
    </ul>
  );
}
