import { BrokenParts } from '@/components/golf/broken-parts';
import { LoadFailure } from '@/components/golf/load-failure';
import { LostFields } from '@/components/golf/lost-fields';
import { usableItems } from '@/lib/contract/read-item';
import type { Result } from '@/lib/contract/result';
import type { ScorecardRows } from '@/lib/contract/scorecards';
import { ratedFor } from '@/lib/format/rated-for';
import { titleCase } from '@/lib/format/title-case';
import { CardHeading, NoCards } from './card-heading';
import { maximumScoreText } from './maximum-score';
import { ScoreLegend } from './score-legend';
import { ScorecardFrame } from './scorecard';
import { cardName, cardSheets, hasStrokesGiven, hasUncounted } from './scorecard-view';

type Props = {
  title: string;
  note?: string;
  answer: Result<ScorecardRows>;
  href: string;
};

export function CardSection({ title, note, answer, href }: Props) {
  if (!answer.ok) return <LoadFailure what="the cards" failure={answer.failure} href={href} />;
  const { rows, faults, scoringFormat, teamFormat } = answer.value;
  if (!scoringFormat)
    return <NoCards>These cards cannot be shown, because their scoring format is not recorded.</NoCards>;
  const cards = usableItems(rows);
  const sheets = cardSheets(cards, scoringFormat, teamFormat ?? null);
  const maximum = sheets.length > 0 && maximumScoreText(scoringFormat);
  return (
    <section aria-label={title} className="pb-6 print:pb-0">
      <CardHeading>
        <div className="min-w-0">
          <h2 className="mr-2 inline-block text-lg font-semibold">
            <bdi>{title}</bdi>
          </h2>
          {note && <span className="inline-block text-sm whitespace-nowrap text-muted-foreground">{note}</span>}
        </div>
        {sheets.length > 0 && (
          <ScoreLegend hasGiven={sheets.some(hasStrokesGiven)} hasUncounted={sheets.some(hasUncounted)} />
        )}
      </CardHeading>
      {maximum && <p className="px-6 pb-3 text-sm text-muted-foreground max-sm:px-4">{maximum}</p>}
      <BrokenParts what="A card" rows={rows} />
      <LostFields faults={faults} />
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player has one card per round
        <LostFields key={index} of={cardName(card.item)} faults={card.faults} />
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
