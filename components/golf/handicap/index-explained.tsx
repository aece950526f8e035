import type { ReactNode } from 'react';
import { EmptyPart } from '@/components/feedback/empty-part';
import { FirstRows } from '@/components/old-list/first-rows';
import { onlyPage } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import type { ScoreRecord } from '@/lib/contract/score-record';
import { formatCount } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { explainHandicap } from './explained-handicap';
import { gapWords, indexSteps, indexVerdict } from './index-words';
import { scoreTable } from './score-table';

type Props = {
  title: string;
  record: ScoreRecord;
  member: string;
  timeZone: string;
  more?: ReactNode;
};

export function IndexExplained({ title, record, member, timeZone, more }: Props) {
  const explained = explainHandicap(record);
  if (!explained) return <EmptyPart title={title} />;
  const rows = explained.scores.map((item) => ({ ok: true as const, item }));
  const gaps = explained.gaps.map((gap) => gapWords(gap, explained, timeZone));
  const verdict = (
    <div className="px-6 pb-4 text-sm max-sm:px-4">
      <p>
        <span className={explained.differs ? 'font-medium text-warning' : 'font-medium'}>
          {indexVerdict(explained)}
        </span>
        {more && <> {more}</>}
      </p>
      <Steps steps={indexSteps(explained)} />
      <Unsaid words={[...unsaidOf(record, explained.holesUnknown), ...gaps]} />
    </div>
  );
  if (rows.length === 0) {
    return (
      <section aria-label={title}>
        <h2 className="px-6 pt-6 pb-3 text-lg font-semibold max-sm:px-4">{title}</h2>
        {verdict}
      </section>
    );
  }
  return (
    <FirstRows
      title={title}
      note={verdict}
      linked={false}
      table={scoreTable(member, explained.scores, timeZone)}
      answer={{ ok: true, value: onlyPage({ endpoint: 'members.handicapHistory', rows }) } satisfies Result<unknown>}
      href={routes.memberHandicap(member)}
    />
  );
}

function Steps({ steps }: { steps: ReturnType<typeof indexSteps> }) {
  if (steps.length === 0) return null;
  return (
    <ol aria-label="Calculation" className="mt-2 max-w-152">
      {steps.map(({ words, rule, value }) => (
        <li key={words} className="flex justify-between gap-4 border-t py-1.5">
          <span>
            {words}
            {rule && <span className="text-muted-foreground">{` · Rule ${rule}`}</span>}
          </span>
          <span className="flex-none font-medium">{value}</span>
        </li>
      ))}
    </ol>
  );
}

/** What the history does not tell: never guessed, and said in full. */
function Unsaid({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 font-medium">What the history does not tell</h3>
      <ul className="mt-1 list-disc pl-5 text-muted-foreground">
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}

function unsaidOf({ unread, rounds }: ScoreRecord, holesUnknown: number): string[] {
  const words: string[] = [];
  if (unread > 0) words.push(`${formatCount(unread)} of its entries could not be read.`);
  if (!rounds.ok) words.push('The rounds could not be loaded: which scores were over nine holes is not known.');
  else if (holesUnknown > 0) {
    words.push(`Of ${formatCount(holesUnknown)} scores it is not known whether they were over nine holes.`);
  }
  return words;
}
