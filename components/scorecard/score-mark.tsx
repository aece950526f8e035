import { cn } from '@/components/ui/cn';

const marks = [
  { name: 'eagle or better', mark: 'eagle', fits: (over: number) => over <= -2 },
  { name: 'birdie', mark: 'birdie', fits: (over: number) => over === -1 },
  { name: 'bogey', mark: 'bogey', fits: (over: number) => over === 1 },
  { name: 'double bogey or worse', mark: 'double', fits: (over: number) => over >= 2 },
] as const;

/** The mark of a gross score against par; null for par, or without a score. */
export function markOf(gross: number | null, par: number) {
  return gross === null ? null : (marks.find(({ fits }) => fits(gross - par)) ?? null);
}

/** A circle for a birdie, two for an eagle, a square for a bogey, two for worse. */
export function ScoreMark({ gross, par }: { gross: number | null; par: number }) {
  const mark = markOf(gross, par);
  return (
    <span data-mark={mark?.mark} className="score-mark">
      {gross ?? '-'}
    </span>
  );
}

/** A dot for each stroke received, hollow for strokes given. More than three are shown as a number. */
export function StrokeDots({ received }: { received: number | null }) {
  if (!received) return null;
  const count = Math.abs(received);
  return (
    <span aria-hidden className="stroke-dots">
      {count > 3 ? count : DOTS.slice(0, count).map((dot) => <Dot key={dot} hollow={received < 0} />)}
    </span>
  );
}

const DOTS = ['first', 'second', 'third'] as const;

function Dot({ hollow }: { hollow: boolean }) {
  return <span className={cn('stroke-dot', hollow && 'stroke-dot-given')} />;
}

export function ScoreLegend() {
  return (
    <ul aria-label="Marks" className="score-legend">
      <li>
        <span aria-hidden data-mark="eagle" className="score-mark" /> Eagle
      </li>
      <li>
        <span aria-hidden data-mark="birdie" className="score-mark" /> Birdie
      </li>
      <li>
        <span aria-hidden data-mark="bogey" className="score-mark" /> Bogey
      </li>
      <li>
        <span aria-hidden data-mark="double" className="score-mark" /> Double or worse
      </li>
      <li>
        <Dot hollow={false} /> Stroke received
      </li>
      <li>
        <Dot hollow /> Stroke given
      </li>
    </ul>
  );
}
