'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ViewFacts } from './view-facts';

type Props = ViewFacts & { name: string };

/** The name of the opened view beside the list's title; whether the list was changed since comes with its own code. */
export function ViewMark(props: Props) {
  const [Status, setStatus] = useState<ComponentType<Props>>();
  useEffect(() => {
    import('./view-status').then(
      ({ ViewStatus }) => setStatus(() => ViewStatus),
      // The name stands there without it.
      () => undefined,
    );
  }, []);
  return (
    <p data-slot="view" className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
      <span className="max-w-full truncate font-medium" title={props.name}>
        <span className="font-normal text-muted-foreground">View </span>
        {props.name}
      </span>
      {Status && <Status {...props} />}
    </p>
  );
}
