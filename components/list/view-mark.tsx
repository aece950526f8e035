'use client';

import dynamic from 'next/dynamic';
import type { ViewMarkProps } from './view-status';

const ViewStatus = dynamic(() => import('./view-status').then((module) => module.ViewStatus), { ssr: false });

/** The name of the opened view, beside the title of the list. */
export function ViewMark(props: ViewMarkProps) {
  return (
    <p data-slot="view" className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
      <span className="max-w-full truncate font-medium" title={props.view}>
        <span className="font-normal text-muted-foreground">View </span>
        <bdi>{props.view}</bdi>
      </span>
      <ViewStatus {...props} />
    </p>
  );
}
