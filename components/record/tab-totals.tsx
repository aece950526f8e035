'use client';

import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import useSWR from 'swr';
import { onReload } from '@/components/navigation/reloads';
import { isRefusal } from '@/lib/contract/result';
import { type FetchFailed, fetchJson } from '@/lib/fetch-json';
import { formatCount } from '@/lib/format/number';
import type { TabTotals as Totals } from '@/lib/resources/loaded';
import styles from './tab-totals.module.css';

/** `total` is undefined if the screen does not know its tab's total. */
type Shown = { href?: string | undefined; total?: number | undefined };

type Tab = { label: string; href: string };

type Fetched = { totals: Totals; at: number };

const FRESH_MS = 300_000;

type Report = { show: (shown: Shown) => void; add: (totals: Totals) => void };

const ReportContext = createContext<Report>({ show: () => undefined, add: () => undefined });
const TotalContext = createContext<(label: string) => Totals[string] | undefined>(() => undefined);

type Props = {
  /** The URL that returns the totals. */
  url: string;
  /** The tabs whose rows are counted. */
  tabs: readonly Tab[];
  /** Totals of other tabs, which are part of the record itself. */
  known: Totals;
  children: ReactNode;
};

/** Fetches the totals of a record's tabs once a tab is shown, so that they never delay its rows. */
export function TabTotals({ url, tabs, known, children }: Props) {
  /** The total of the list on the screen, unless the list is filtered; null until a screen is shown. */
  const [own, setOwn] = useState<Totals | null>(null);
  const [reported, setReported] = useState<Totals>({});

  const fetchTotals = async (): Promise<Fetched> => {
    const labels = tabs.flatMap(({ label }) => (own && label in own ? [] : [['tab', label]]));
    const fetched = labels.length > 0 && (await fetchJson<Totals>(`${url}?${new URLSearchParams(labels)}`));
    return { totals: { ...own, ...fetched }, at: Date.now() };
  };
  const { data, error, mutate } = useSWR<Fetched, FetchFailed>(own && tabs.length > 0 ? url : null, fetchTotals, {
    dedupingInterval: FRESH_MS,
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const fetchAgain = useEffectEvent(() => {
    setReported(own ?? {});
    void mutate();
  });
  useEffect(() => onReload(() => fetchAgain()), []);
  const fetchWhenOld = useEffectEvent(() => {
    if (data && Date.now() - data.at > FRESH_MS) fetchAgain();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen that is shown reports anew
  useEffect(() => fetchWhenOld(), [own]);

  const report = useMemo<Report>(() => {
    const add = (totals: Totals) => setReported((before) => ({ ...before, ...totals }));
    const show = ({ href, total }: Shown) => {
      const tab = tabs.find((one) => one.href === href);
      const totals = tab && total !== undefined ? { [tab.label]: total } : {};
      setOwn(totals);
      add(totals);
    };
    return { add, show };
  }, [tabs]);
  const totalOf = useMemo(() => {
    // The API does not count these rows, or refuses to.
    const isLeftOut = error?.status != null && isRefusal(error.status);
    const failed = error && !isLeftOut ? { failure: error.message } : undefined;
    return (label: string) => reported[label] ?? known[label] ?? data?.totals[label] ?? failed;
  }, [reported, known, data, error]);
  return (
    <ReportContext value={report}>
      <TotalContext value={totalOf}>{children}</TotalContext>
    </ReportContext>
  );
}

/** Tells the tabs that their screen is shown, with its list's total unless the list is filtered. */
export function TabShown({ href, total }: Shown) {
  const { show } = use(ReportContext);
  useEffect(() => show({ href, total }), [show, href, total]);
  return null;
}

/** Adds the totals of a record that was looked up later than its screen was shown. */
export function LateTotals({ totals }: { totals: Totals }) {
  const { add } = use(ReportContext);
  useEffect(() => add(totals), [add, totals]);
  return null;
}

export function TabTotal({ label }: { label: string }) {
  const total = use(TotalContext)(label);
  if (total === null || typeof total !== 'object') {
    return <span className={styles.badge}>{total != null && formatCount(total)}</span>;
  }
  const words = `Could not be counted: ${total.failure}`;
  return (
    <span data-slot="unread" title={words} className={styles.badge}>
      <span aria-hidden>?</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
