'use client';

import { Info } from 'lucide-react';
import { useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
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

const trigger = buttonVariants({
  variant: null,
  size: 'icon-xs',
  className: 'text-muted-foreground hover:text-foreground coarse:-m-2.5 coarse:size-11 print:hidden',
});

/** “Why this number”, drawn when it is opened: ten of them are a fifth of the page. */
export function SourcePopover({ id, title, source }: { id: string; title: string; source: Source }) {
  const [isDrawn, setDrawn] = useState(false);
  const name = `${title}: why this number`;
  return (
    <Popover>
      <PopoverTrigger popoverTarget={id} aria-label={name} className={trigger} onClick={() => setDrawn(true)}>
        <Info aria-hidden />
      </PopoverTrigger>
      <PopoverContent id={id} role="dialog" aria-label={name} align="start" className="w-105">
        {isDrawn && <Reasons {...source} />}
      </PopoverContent>
    </Popover>
  );
}

function Reasons({ counts, fetchedAt, calls }: Source) {
  return (
    <>
      <PopoverHeader>
        <PopoverTitle>Why this number</PopoverTitle>
        <PopoverDescription>{counts}</PopoverDescription>
      </PopoverHeader>
      <p className="pt-1 text-xs text-muted-foreground">{`Fetched ${fetchedAt}`}</p>
      <h3 className="mt-2.5 border-t pt-2.5 text-xs font-medium text-muted-foreground">For developers</h3>
      {calls.map(({ endpoint, query }) => (
        <dl
          key={`${endpoint} ${query.from}`}
          className="mt-1.5 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-xs/5"
        >
          <div className="contents">
            <dt className="sr-only">Endpoint</dt>
            <dd className="col-span-2 font-mono break-words">{`GET ${endpoint}`}</dd>
          </div>
          {Object.entries(query).map(([key, value]) => (
            <div key={key} className="contents">
              <dt className="text-muted-foreground">{key}</dt>
              <dd className="font-mono break-words">{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </>
  );
}
