'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { fetchJson } from '@/lib/fetch-json';
import type { ChoicesAnswer } from '@/lib/list/chips';
import type { Option } from '@/lib/list/filters';

export type Fetched = { options?: readonly Option[] | undefined; error?: Error | undefined; retry?: () => void };

/** Fetches the choices of a filter, once for all forms that offer them. */
export function FetchChoices({ url, onChange }: { url: string; onChange: (fetched: Fetched) => void }) {
  const { data, error, mutate } = useSWR<readonly Option[], Error>(url, fetchChoices, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  useEffect(() => onChange({ options: data, error, retry: () => void mutate() }), [data, error, mutate, onChange]);
  return null;
}

const fetchChoices = async (url: string) => (await fetchJson<ChoicesAnswer>(url)).choices;
