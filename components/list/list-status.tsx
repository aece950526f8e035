'use client';

import { useState } from 'react';
import { useList } from '@/components/list/table/list-context';
import type { TableColumn } from '@/components/list/table/table-model';
import { listHref, pageCount } from '@/lib/list/url/list-state';
import { answerSummary, type ListAnswer } from './answer-words';

/** Tells screen readers what each response after the first has brought. */
export function ListStatus() {
  const { noun, label, pathname, state, paging, rows, columns, loadedAt } = useList();
  // Another id makes screen readers announce the same text again.
  const id = `${loadedAt} ${listHref(pathname, state)}`;
  const pages = paging && paging.total !== null ? pageCount(paging.total, paging.pageSize) : null;
  const answer = { noun, label, paging: paging && { ...paging, pages, rows: rows.length }, sort: orderOf(columns) };
  const [latest, setLatest] = useState({ id, answer, words: '' });
  if (id !== latest.id) setLatest({ id, answer, words: answerSummary(answer, latest.answer) });
  return (
    <p role="status" className="sr-only">
      {latest.words && <span key={latest.id}>{latest.words}</span>}
    </p>
  );
}

function orderOf(columns: readonly TableColumn[]): ListAnswer['sort'] {
  for (const { label, sort } of columns) {
    if (sort && sort.direction !== 'none') return { label, direction: sort.direction };
  }
  return null;
}
