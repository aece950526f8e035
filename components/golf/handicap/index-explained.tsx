import type { ReactNode } from 'react';
import { EmptyPart } from '@/components/feedback/empty-part';
import { RelatedRows } from '@/components/record/related-rows';
import { formatCount } from '@/lib/format/number';
import type { ScoreRecord } from '@/lib/resources/handicaps';
import { routes } from '@/lib/routes';
import { explainHandicap } from './explained-handicap';
import { gapText, indexSteps, indexVerdict } from './index-words';
import { roundHref, scoreCells, scoreFields } from './score-fields';

type Props = {
  title: string;
  record: ScoreRecord;
  memberUid: string;
  timeZone: string;
  more?: ReactNode;
};

export function IndexExplained({ title, record, memberUid, timeZone, more }: Props) {
  const explained = explainHandicap(record);
  if (!explained) return <EmptyPart title={title} text="No handicaps yet" />;
  const rows = explained.scores.map((item) => ({ ok: true as const, item, faults: [] }));
  const gaps = explained.gaps.map((gap) => gapText(gap, explained, timeZone));
  const verdict = (
    <div className="px-6 pb-4 text-sm max-sm:px-4">
      <p>
        <span className={explained.differs ? 'font-medium text-warning' : 'font-medium'}>
          {indexVerdict(explained)}
        </span>
        {more && <> {more}</>}
      </p>
      <Steps steps={indexSteps(explained)} />
      <Unknown words={[...gaps, ...unknownHoles(record, explained.holesUnknown)]} />
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
    <RelatedRows
      title={title}
      note={verdict}
      hasList={false}
      list={{
        fields: scoreFields(explained.scores),
        row: { kind: 'eventRound', noun: 'event round', name: ({ uid }) => uid, href: roundHref },
      }}
      page={{ ok: true, value: { rows, paging: { total: rows.length } } }}
      href={routes.memberHandicap(memberUid)}
      format={{ timeZone }}
      cells={scoreCells(memberUid)}
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

function Unknown({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 font-medium">Why the result is uncertain</h3>
      <ul className="mt-1 list-disc pl-5 text-muted-foreground">
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}

function unknownHoles({ rounds }: ScoreRecord, holesUnknown: number): string[] {
  if (!rounds.ok) return ['The rounds could not be loaded, so 9-hole scores are not marked.'];
  if (holesUnknown === 0) return [];
  return [`Scores that may be for 9 or for 18 holes: ${formatCount(holesUnknown)}.`];
}
