import { Info } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  Popover,
  PopoverContent,
  PopoverDescription,
  PopoverHeader,
  PopoverTitle,
  PopoverTrigger,
} from '@/components/ui/popover';

/** Where a number comes from: the API calls, and when they were made. */
export type Source = {
  calls: readonly { endpoint: string; query: Readonly<Record<string, string>> }[];
  /** What the number counts, in a sentence. */
  counts: string;
  /** In the time zone of the screen. */
  fetchedAt: string;
};

/** “Why this number”, which opens without scripting too. */
export function SourcePopover({ id, title, source }: { id: string; title: string; source: Source }) {
  const name = `${title}: why this number`;
  return (
    <Popover>
      <PopoverTrigger asChild popoverTarget={id}>
        <Button
          variant="ghost"
          size="icon-xs"
          aria-label={name}
          className="text-muted-foreground hover:bg-transparent hover:text-foreground coarse:-m-2.5 coarse:size-11 print:hidden"
        >
          <Info aria-hidden />
        </Button>
      </PopoverTrigger>
      <PopoverContent id={id} role="dialog" aria-label={name} align="start" className="w-105">
        <PopoverHeader>
          <PopoverTitle>Why this number</PopoverTitle>
          <PopoverDescription>{source.counts}</PopoverDescription>
        </PopoverHeader>
        <p className="pt-1 text-xs text-muted-foreground">{`Fetched ${source.fetchedAt}`}</p>
        <h3 className="mt-2.5 border-t pt-2.5 text-xs font-medium text-muted-foreground">For developers</h3>
        {source.calls.map(({ endpoint, query }) => (
          <dl
            key={`${endpoint} ${query.from}`}
            className="mt-1.5 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-xs/5 *:contents [&_dd]:font-mono [&_dd]:break-words [&_dt]:text-muted-foreground"
          >
            <div>
              <dt className="sr-only">Endpoint</dt>
              <dd className="col-span-2">{`GET ${endpoint}`}</dd>
            </div>
            {Object.entries(query).map(([key, value]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ))}
      </PopoverContent>
    </Popover>
  );
}
