'use client';

import { useCallback, useState } from 'react';
import { EmailOnDemand } from '@/components/resources/users/email-on-demand';
import { cn } from '@/components/ui/cn';
import { CELL, RowHead } from './row-head';

/** E-mail addresses, each shown when it is asked for; those that are shown are compared. */
export function AskedRow({ label, urls }: { label: string; urls: readonly (string | undefined)[] }) {
  const [shown, setShown] = useState<Readonly<Record<string, string | null>>>({});
  const keep = useCallback((url: string, email: string | null) => setShown((all) => ({ ...all, [url]: email })), []);
  const differs = new Set(urls.flatMap((url) => (url && shown[url]) || [])).size > 1;
  return (
    <tr className="border-b last:border-b-0" data-differs={differs || undefined}>
      <RowHead label={label} differs={differs} />
      {urls.map((url, index) => (
        <td key={url ?? index} className={cn(CELL, differs && 'bg-primary-muted font-medium')}>
          {url && <EmailOnDemand url={url} onShown={keep} />}
        </td>
      ))}
    </tr>
  );
}
