import { Info } from 'lucide-react';

/** Where a number comes from: the API calls, and when they were made. */
export type Source = {
  calls: readonly { endpoint: string; query: Readonly<Record<string, string>> }[];
  /** What the number counts, in a sentence. */
  counts: string;
  /** In the time zone of the screen. */
  fetchedAt: string;
};

/** “Why this number”: a native popover, which opens without scripting. */
export function SourcePopover({ id, title, source }: { id: string; title: string; source: Source }) {
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={`${title}: why this number`} className="dash-why-button">
        <Info aria-hidden className="size-4" />
      </button>
      <div id={id} popover="auto" className="dash-why" role="dialog" aria-label={`${title}: why this number`}>
        <p className="text-sm font-medium">Why this number</p>
        <p className="pt-1 text-sm text-muted-foreground">{source.counts}</p>
        {source.calls.map(({ endpoint, query }) => (
          <dl key={endpoint}>
            <dt className="sr-only">Endpoint</dt>
            <dd className="col-span-2 font-mono break-words">GET {endpoint}</dd>
            {Object.entries(query).map(([key, value]) => (
              <div key={key} className="contents">
                <dt>{key}</dt>
                <dd className="font-mono break-words">{value}</dd>
              </div>
            ))}
          </dl>
        ))}
        <p className="pt-2 text-xs text-muted-foreground">Fetched {source.fetchedAt}</p>
      </div>
    </>
  );
}
