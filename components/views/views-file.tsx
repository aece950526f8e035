'use client';

import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { DialogFooter } from '@/components/ui/dialog';
import { findView, MAX_VIEWS, type View, withView } from '@/lib/list/views/view';
import { readViewsText, viewsText } from '@/lib/list/views/views-text';
import type { useViewActions } from './use-view-actions';
import { isViewList } from './view-lists';

type Report = { words: string; faults: readonly string[] };

const MAX_BYTES = 1_000_000;

/** All views as a file, of every list; and a file of views read back. */
export function ViewsFile({ actions: { all, keep } }: { actions: ReturnType<typeof useViewActions> }) {
  const [report, setReport] = useState<Report | null>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const text = file.size > MAX_BYTES ? '' : await file.text();
    const { views, faults } = readViewsText(text, isViewList);
    const next = views.reduce(withView, all);
    if (next.length > MAX_VIEWS) {
      setReport({ words: `Nothing was read: these and the kept ones are more than ${MAX_VIEWS} views.`, faults });
    } else if (views.length === 0 || keep(next)) setReport({ words: wordsOf(views, all), faults });
  };
  return (
    <>
      {report && (
        <div role="status" className="border-t px-6 py-3 text-sm max-sm:px-4">
          <p>{report.words}</p>
          {report.faults.length > 0 && (
            <ul aria-label="Not read" className="mt-1 list-disc pl-5 break-words text-warning">
              {report.faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <DialogFooter className="flex-wrap">
        <label className={buttonVariants({ variant: 'outline', size: 'sm', className: 'focus-within:outline-2' })}>
          <Upload aria-hidden />
          Read a file
          <input type="file" accept="application/json,.json" onChange={read} className="sr-only" />
        </label>
        <button
          type="button"
          disabled={all.length === 0}
          onClick={() => save(all)}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          <Download aria-hidden />
          {all.length === 0 ? 'Download' : `Download all ${all.length}`}
        </button>
      </DialogFooter>
    </>
  );
}

function wordsOf(views: readonly View[], before: readonly View[]): string {
  const replaced = views.filter((view) => findView(before, view.list, view.name)).length;
  const count = (number: number) => `${number} ${number === 1 ? 'view' : 'views'}`;
  if (views.length === 0) return 'No view was read.';
  return `${count(views.length)} read${replaced > 0 ? `; ${replaced} of them had been kept and ${replaced === 1 ? 'is' : 'are'} replaced` : ''}.`;
}

function save(views: readonly View[]): void {
  const url = URL.createObjectURL(new Blob([viewsText(views, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'fairway-views.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
