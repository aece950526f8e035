import { submitKey } from '@/components/golf/why/explanation';

type Props = {
  form: string;
  value: string;
  who: string;
  hole: number;
  gross: number | null;
  par: number | null;
  received: number | null;
};

/** Opens an explanation of net score and points. CSS adds the score's symbol and a dot per stroke received. */
export function ScoreButton({ form, value, who, hole, gross, par, received }: Props) {
  const mark = markOf(gross, par);
  const score = [gross ?? '-', mark?.name, received && strokeText(received)].filter(Boolean).join(', ');
  return (
    <button
      {...submitKey(form, value)}
      data-mark={mark?.mark}
      data-strokes={received || undefined}
      aria-label={`${who}, hole ${hole}: ${score}`}
    >
      {gross ?? '-'}
    </button>
  );
}

function strokeText(received: number): string {
  const count = Math.abs(received);
  return `${count} ${count === 1 ? 'stroke' : 'strokes'} ${received > 0 ? 'received' : 'given'}`;
}

const marks = [
  { name: 'eagle or better', mark: 'eagle', fits: (over: number) => over <= -2 },
  { name: 'birdie', mark: 'birdie', fits: (over: number) => over === -1 },
  { name: 'bogey', mark: 'bogey', fits: (over: number) => over === 1 },
  { name: 'double bogey or worse', mark: 'double', fits: (over: number) => over >= 2 },
] as const;

/** Returns name and symbol of a birdie, bogey and so on; null for a par, a missing score or an unknown par. */
function markOf(gross: number | null, par: number | null) {
  return gross === null || par === null ? null : (marks.find(({ fits }) => fits(gross - par)) ?? null);
}
