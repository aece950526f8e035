import { ratedFor } from '@/components/courses/rated-for';
import { LoadFailure } from '@/components/data-table/states/load-failure';
import { BrokenParts } from '@/components/record/broken-parts';
import type { Result } from '@/lib/contract/result';
import type { ScorecardRows } from '@/lib/contract/scorecards';
import { titleCase } from '@/lib/format/title-case';
import { CardHeading, NoCards } from './card-heading';
import { ScoreLegend } from './score-mark';
import { ScorecardFrame } from './scorecard';
import { cardSheets } from './scorecard-view';

type Props = { title: string; note?: string; answer: Result<ScorecardRows>; href: string };

/** The cards of a round or a team; cards from one tee share a frame. */
export function CardSection({ title, note, answer, href }: Props) {
  if (!answer.ok) return <LoadFailure what="the cards" failure={answer.failure} href={href} />;
  const { scoringFormat, teamFormat, rows } = answer.value;
  const cards = rows.flatMap((row) => (row.ok ? [row.item] : []));
  const sheets = cardSheets(cards, scoringFormat);
  return (
    <section aria-label={title} className="pb-6">
      <CardHeading>
        <div className="min-w-0">
          <h2 className="mr-2 inline-block text-lg font-semibold">{title}</h2>
          {note && <span className="inline-block text-sm whitespace-nowrap text-muted-foreground">{note}</span>}
        </div>
        {sheets.length > 0 && <ScoreLegend />}
      </CardHeading>
      <BrokenParts what="A card" rows={rows} />
      {rows.length === 0 && <NoCards>There are no cards yet.</NoCards>}
      {sheets.map((sheet, index) => (
        <div key={sheet.key}>
          {(sheets.length > 1 || sheet.round) && (
            <h3 className="px-6 pt-1 pb-2 text-sm font-medium text-muted-foreground max-sm:px-4">
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
