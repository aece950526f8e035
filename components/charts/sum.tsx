import { formatCount } from '@/lib/format/number';
import { beyondWords, type Sum } from '@/lib/stats/sum';
import { Counted } from './counted';

/** `2,048 = 2,011 by country + 37 with none`, each part a link to its rows. What does not add up says so. */
export function SumWords({ sum }: { sum: Sum }) {
  const { total, parts, beyond } = sum;
  if (parts.length === 0) return null;
  return (
    <p className="dash-sum">
      {beyond === 0 && `${formatCount(total)} = `}
      {parts.map((part, index) => (
        <span key={part.words}>
          {index > 0 && ' + '}
          <Counted {...part} />
        </span>
      ))}
      {beyond > 0 && <strong className="font-medium text-warning"> make {beyondWords(sum)}</strong>}
    </p>
  );
}
