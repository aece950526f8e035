'use client';

import { useState } from 'react';
import { useList } from '@/components/list/table/list-context';
import { openWhenLoaded } from '@/components/list/table/open-when-loaded';
import { useLoadedWhen } from '@/components/list/table/use-loaded-when';
import { useShortcuts } from '@/components/navigation/shortcuts';
import { useStoredViews } from './use-stored-views';

const importTabs = () => import('./view-tabs').then((module) => module.ViewTabs);

/** Loads the tabs only if this browser has views, the URL names one, or staff save one. */
export function Views() {
  const { account, state } = useList();
  const [isNaming, setNaming] = useState(false);
  const hasViews = Boolean(useStoredViews(account));
  const isOpen = state.view !== undefined;
  const ViewTabs = useLoadedWhen(hasViews || isOpen || isNaming, 'The views', importTabs);
  useShortcuts({ 'save-view': () => openWhenLoaded('The views', importTabs, () => setNaming(true)) });
  if (ViewTabs) return <ViewTabs isNaming={isNaming} onNamingChange={setNaming} />;
  // Keeps the place of the tabs, so that they do not move the rows.
  return isOpen && <div className="h-10 shrink-0 coarse:h-14 print:hidden noscript:hidden" />;
}
