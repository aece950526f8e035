'use client';

import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { Progress } from '@/components/ui/progress';
import { saveFile } from '@/components/ui/save-file';
import { formatCount } from '@/lib/format/number';
import { type Download, ExportFailed, fetchCsv } from './export-download';
import type { ExportFacts } from './export-facts';
import { ExportReceipt } from './export-receipt';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  opener: Element | null;
  facts: ExportFacts;
};

export function ExportDialog({ isOpen, onOpenChange, opener, facts }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        className="sm:max-w-120"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        }}
      >
        <ExportSteps current={facts} />
      </DialogContent>
    </Dialog>
  );
}

/** Shows the search and filters with which the export started, even if the list has changed since. */
function ExportSteps({ current }: { current: ExportFacts }) {
  const [facts] = useState(current);
  const [attempt, setAttempt] = useState(1);
  const { total, filters, notFiltered, rowMeaning } = facts;
  const rows = total === null ? 'All rows' : `${formatCount(total)} ${total === 1 ? 'row' : 'rows'}`;
  const beside = notFiltered || (filters.length > 0 ? 'as filtered' : '');
  return (
    <>
      <DialogHeader>
        <DialogTitle>Export CSV</DialogTitle>
        <DialogDescription>
          {[`${rows}${beside && `, ${beside}`}`, rowMeaning].filter(Boolean).join('. ')}
        </DialogDescription>
      </DialogHeader>
      <ExportRun key={attempt} facts={facts} retry={() => setAttempt(attempt + 1)} />
    </>
  );
}

type Run =
  | { step: 'running'; rows: number }
  | { step: 'done'; download: Download; url: string }
  | { step: 'failed'; message: string };

const CLOSE = { running: 'Cancel', failed: 'Close', done: 'Done' };

function ExportRun({ facts, retry }: { facts: ExportFacts; retry: () => void }) {
  const { href, total } = facts;
  const [run, setRun] = useState<Run>({ step: 'running', rows: 0 });

  useEffect(() => {
    const stop = new AbortController();
    let url: string | undefined;
    fetchCsv(href, stop.signal, (rows) => setRun({ step: 'running', rows })).then(
      (download) => {
        if (stop.signal.aborted) return;
        url = URL.createObjectURL(download.file);
        setRun({ step: 'done', download, url });
        saveFile(url, download.name);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const message = error instanceof ExportFailed ? error.message : 'The export could not be read.';
        setRun({ step: 'failed', message });
      },
    );
    return () => {
      stop.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [href]);

  return (
    <>
      <div className="px-6 py-5 max-sm:px-4">
        {run.step === 'running' && (
          <>
            <Progress
              aria-label="Rows saved"
              max={total || 1}
              value={total === null ? null : Math.min(run.rows, total)}
            />
            <p className="mt-2 text-sm text-muted-foreground">
              {`${formatCount(run.rows)}${total === null ? '' : ` of ${formatCount(total)}`} rows`}
            </p>
          </>
        )}
        {run.step === 'failed' && (
          <p role="alert" className="flex gap-2 text-sm">
            <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive" />
            <span>
              <span className="font-medium">The export failed.</span> <span>{`${run.message} Nothing was saved.`}</span>
            </span>
          </p>
        )}
        {run.step === 'done' && <ExportReceipt name={run.download.name} receipt={run.download.receipt} facts={facts} />}
      </div>
      <DialogFooter>
        {run.step === 'done' && (
          <a href={run.url} download={run.download.name} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            Save again
          </a>
        )}
        <DialogClose asChild>
          <Button size="sm" variant={run.step === 'done' ? 'default' : 'outline'} aria-keyshortcuts="Escape">
            <span>{CLOSE[run.step]}</span>
            {run.step === 'running' && (
              <Kbd aria-hidden className="coarse:hidden">
                Esc
              </Kbd>
            )}
          </Button>
        </DialogClose>
        {run.step === 'failed' && (
          <Button size="sm" onClick={retry}>
            Retry
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
