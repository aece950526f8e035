import { excessLabel, type Sum } from '@/lib/stats/sum';
import styles from './charts.module.css';
import { CountLink } from './count-link';

export function SumTable({ sum, label }: { sum: Sum; label: string }) {
  return (
    <>
      <table aria-label={label} className={`mt-1.5 w-full text-xs/5 coarse:leading-8 ${styles.links}`}>
        <tbody>
          {sum.parts.map(({ words, count, href }) => (
            <tr key={words}>
              <th scope="row" className="text-left font-normal text-muted-foreground first-letter:uppercase">
                {words}
              </th>
              <td className="text-right">
                <CountLink count={count} href={href} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sum.excess > 0 && <p className="text-xs text-warning">{`Together ${excessLabel(sum)}`}</p>}
    </>
  );
}
