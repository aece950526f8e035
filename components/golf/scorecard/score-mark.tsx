import { cx } from 'class-variance-authority';
import styles from './scorecard.module.css';

const marks = [
  { name: 'eagle or better', mark: 'eagle', fits: (over: number) => over <= -2 },
  { name: 'birdie', mark: 'birdie', fits: (over: number) => over === -1 },
  { name: 'bogey', mark: 'bogey', fits: (over: number) => over === 1 },
  { name: 'double bogey or worse', mark: 'double', fits: (over: number) => over >= 2 },
] as const;

/** The mark of a gross score against par; null for par, without a score, and where par is not known. */
export function markOf(gross: number | null, par: number | null) {
  return gross === null || par === null ? null : (marks.find(({ fits }) => fits(gross - par)) ?? null);
}

/** A circle for a birdie, two for an eagle, a square for a bogey, two for worse. */
export function ScoreMark({ gross, par }: { gross: number | null; par: number | null }) {
  return <span data-mark={markOf(gross, par)?.mark ?? 'par'}>{gross ?? '-'}</span>;
}

/** A dot for each stroke received, hollow for strokes given. More than three are shown as a number. */
export function StrokeDots({ received }: { received: number | null }) {
  if (!received) return null;
  const count = Math.abs(received);
  return (
    <span aria-hidden data-strokes={received > 0 ? 'received' : 'given'}>
      {count > 3 ? count : DOTS.slice(0, count).map((dot) => <i key={dot} />)}
    </span>
  );
}

const DOTS = ['first', 'second', 'third'] as const;

export function ScoreLegend() {
  return (
    <ul
      aria-label="Marks"
      className={cx(
        styles.legend,
        'flex flex-wrap gap-x-4 gap-y-1.5 text-xs leading-5 text-muted-foreground *:flex *:items-center *:gap-1.5',
        '**:data-mark:size-3 **:data-mark:min-w-0',
      )}
    >
      <li>
        <span aria-hidden data-mark="eagle" /> Eagle
      </li>
      <li>
        <span aria-hidden data-mark="birdie" /> Birdie
      </li>
      <li>
        <span aria-hidden data-mark="bogey" /> Bogey
      </li>
      <li>
        <span aria-hidden data-mark="double" /> Double or worse
      </li>
      <li data-strokes="received">
        <i /> Stroke received
      </li>
      <li data-strokes="given">
        <i /> Stroke given
      </li>
    </ul>
  );
}
