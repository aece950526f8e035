'use client';

import { useEffect, useRef } from 'react';
import { useLazy } from '@/components/old-lazy/use-lazy';
import type { ViewFacts } from './view-facts';

const load = () => import('./view-status').then((module) => module.ViewStatus);

/** The name of the opened view beside the list's title; whether the list was changed since comes with its own code. */
export function ViewMark(props: ViewFacts & { view: string }) {
  const { Loaded: Status, preload } = useLazy('The view', load);
  const loadOnce = useRef(preload);
  useEffect(() => loadOnce.current(), []);
  return (
    <p data-slot="view" className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
      <span className="max-w-full truncate font-medium" title={props.view}>
        <span className="font-normal text-muted-foreground">View </span>
        {props.view}
      </span>
      {Status && <Status {...props} />}
    </p>
  );
}
