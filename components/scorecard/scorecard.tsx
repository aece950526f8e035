import { formatPlayingHandicap } from '@/lib/format/handicap';
import type { CardSheet, Figure } from './card-sheet';
import { ScorecardNine } from './scorecard-nine';
import { measuresOf } from './scorecard-view';

type Props = { id: string; sheet: CardSheet; scoringFormat: string; teamLabel?: string };

/** Holes across, with out, in and total; on a narrow screen one nine below the other. */
export function ScorecardFrame({ id, sheet, scoringFormat, teamLabel = 'Team' }: Props) {
  const holes = sheet.tee.holes.toSorted((a, b) => a.number - b.number);
  const back = holes.filter(({ number }) => number > 9);
  const out = holes.filter(({ number }) => number <= 9);
  const hasNines = out.length > 0 && back.length > 0;
  const measures = measuresOf(scoringFormat);
  const nine = { id, sheet, scoringFormat, measures, teamLabel };
  return (
    <div className="card-frame">
      {sheet.lines.length > 1 && (
        <fieldset className="card-switch">
          <legend className="sr-only">Whose card</legend>
          {sheet.lines.map(({ key, name, team, playingHandicap }, index) => (
            <label key={key}>
              <input type="radio" name={id} value={index} defaultChecked={index === 0} />
              <span>{team ? teamLabel : lastWord(name)}</span> <small>{handicapOf({ playingHandicap })}</small>
            </label>
          ))}
        </fieldset>
      )}
      {sheet.lines.length === 1 && (
        <p aria-hidden className="card-who">
          {sheet.lines[0]?.name} <small>{handicapOf(sheet.lines[0])}</small>
        </p>
      )}
      <div className="card-nines" data-nines={hasNines || undefined}>
        <ScorecardNine {...nine} holes={hasNines ? out : holes} sums={[hasNines ? 'Out' : 'Total']} isBack={false} />
        {hasNines && <ScorecardNine {...nine} holes={back} sums={['In', 'Total']} isBack />}
      </div>
      {hasNines &&
        sheet.lines.map(({ key, sums }, index) => (
          <p key={key} data-line={index} aria-hidden className="card-total">
            <span>Total</span>
            {measures.map((measure) => (
              <span key={measure}>
                {measure === 'points' ? <strong>{shown(sums.points.Total)}</strong> : null}
                {measure === 'points'
                  ? ' points'
                  : `${measure === 'net' ? 'Net' : 'Gross'} ${shown(sums[measure].Total)}`}
              </span>
            ))}
          </p>
        ))}
    </div>
  );
}

function handicapOf(line: { playingHandicap: number | null } | undefined): string | null {
  return line?.playingHandicap == null ? null : formatPlayingHandicap(line.playingHandicap);
}

function shown(figure: Figure | undefined): string {
  return figure?.value === null || figure === undefined ? '-' : `${figure.value}`;
}

/** Names side by side have room for the last word only. */
function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name;
}
