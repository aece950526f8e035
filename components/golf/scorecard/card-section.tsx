import { DifferingFields } from '@/components/feedback/differing-fields';
import { ratedFor } from '@/components/golf/rated-for';
import { CannotBeShown } from '@/components/old-cells/readable';
import { LoadFailure } from '@/components/old-list/states/load-failure';
import { BrokenParts } from '@/components/old-record/broken-parts';
import { soundItems } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import type { ScorecardRows } from '@/lib/contract/scorecards';
import { faultWords } from '@/lib/contract/wire/field-fault';
import { readFrom } from '@/lib/contract/wire/unread';
import { titleCase } from '@/lib/format/title-case';
import { CardHeading, NoCards } from './card-heading';
import { maximumScoreWords } from './maximum-score';
import { ScoreLegend } from './score-legend';
import { ScorecardFrame } from './scorecard';
import { cardSheets, usableCards } from './scorecard-view';

type Props = {
  title: string;
  note?: string;
  /** What is said of the cards' handicaps. */
  allowance?: string | null;
  answer: Result<ScorecardRows>;
  href: string;
};

/** The cards of a round or a team; cards from one tee share a frame. */
export function CardSection({ title, note, allowance, answer, href }: Props) {
  if (!answer.ok) return <LoadFailure what="the cards" failure={answer.failure} href={href} />;
  const { rows, teamFormat } = answer.value;
  const format = readFrom<ScorecardRows, string>(answer.value, 'scoringFormat');
  if (!format.ok) return <CannotBeShown what="The cards" fault={format.fault} />;
  const { value: scoringFormat } = format;
  const cards = soundItems(rows);
  const { usable, unread } = usableCards(cards);
  const sheets = cardSheets(usable, scoringFormat, teamFormat ?? null);
  const notes = [allowance, sheets.length > 0 && maximumScoreWords(scoringFormat)].filter(Boolean);
  return (
    <section aria-label={title} className="pb-6 print:pb-0">
      <CardHeading>
        <div className="min-w-0">
          <h2 className="mr-2 inline-block text-lg font-semibold">{title}</h2>
          {note && <span className="inline-block text-sm whitespace-nowrap text-muted-foreground">{note}</span>}
        </div>
        {sheets.length > 0 && <ScoreLegend />}
      </CardHeading>
      {notes.length > 0 && <p className="px-6 pb-3 text-sm text-muted-foreground max-sm:px-4">{notes.join(' ')}</p>}
      <BrokenParts what="A card" rows={rows} />
      <DifferingFields of={[answer.value, ...cards]} />
      {unread.map((fault) => (
        <CannotBeShown key={faultWords(fault)} what="A card" fault={fault} />
      ))}
      {rows.length === 0 && <NoCards>There are no cards yet.</NoCards>}
      {sheets.map((sheet, index) => (
        <div key={sheet.key} className="break-inside-avoid">
          {(sheets.length > 1 || sheet.round) && (
            <h3 className="px-6 pt-1 pb-2 print:pb-0 text-sm font-medium text-muted-foreground max-sm:px-4">
              {[
                sheet.round,
                sheets.length > 1 && `${sheet.tee.name} tees`,
                sheets.length > 1 && ratedFor(sheet.tee.gender),
              ]
                .filter(Boolean)
                .join(' · ')}
            </h3>
          )}
          <ScorecardFrame
            id={`card-${index}`}
            sheet={sheet}
            scoringFormat={scoringFormat}
            teamLabel={`${teamFormat ? titleCase(teamFormat) : 'Team'} ${scoringFormat.includes('STABLEFORD') ? 'points' : 'net'}`}
          />
        </div>
      ))}
    </section>
  );
}
