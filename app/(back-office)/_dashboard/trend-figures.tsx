import { Change } from '@/components/charts/change';
import { CountLink } from '@/components/charts/count-link';
import { Headline, Links } from '@/components/charts/links';
import type { Span } from '@/lib/stats/days';
import type { Trend } from '@/lib/stats/trend';

type Props = Pick<Trend, 'compared' | 'apart'> & {
  apartWords: string;
  rowsOf: (span: Span) => string | null;
};

const SMALL = 'text-xs whitespace-nowrap text-muted-foreground';

/** What is compared of both periods, and the rest of this one apart; the rest alone where nothing is compared. */
export function TrendFigures({ compared, apart, apartWords, rowsOf }: Props) {
  const headline = compared?.now ?? apart;
  return (
    <>
      {headline && (
        <Headline className="text-lg">
          <CountLink count={headline.count} href={rowsOf(headline.span)} />
        </Headline>
      )}
      {compared ? (
        <>
          <Links className={SMALL}>
            <CountLink count={compared.before.count} words="before" href={rowsOf(compared.before.span)} />
          </Links>
          <Change now={compared.now.count} before={compared.before.count} />
          {apart && (
            <Links className={SMALL}>
              <CountLink count={apart.count} words={apartWords} href={rowsOf(apart.span)} />
            </Links>
          )}
        </>
      ) : (
        <span className={SMALL}>{apartWords}</span>
      )}
    </>
  );
}
