'use client';

import { Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '@/components/fields/copy-text';
import { Button } from '@/components/ui/button';

type Props = { name: string; href: string; onDelete: () => void };

/** Copies the link of a saved view, and deletes it once that is confirmed. */
export function ViewActions({ name, href, onDelete }: Props) {
  const [step, setStep] = useState<'start' | 'asking' | 'cancelled'>('start');
  if (step === 'asking') {
    return (
      <div role="alert" className="flex items-center gap-2 text-sm">
        Delete?
        <Button variant="destructive" size="sm" aria-label={`Yes, delete ${name}`} onClick={onDelete}>
          Yes
        </Button>
        <Button variant="outline" size="sm" autoFocus onClick={() => setStep('cancelled')}>
          Cancel
        </Button>
      </div>
    );
  }
  const copyLabel = `Copy the link of ${name}`;
  const deleteLabel = `Delete ${name}`;
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={copyLabel}
        data-tip={copyLabel}
        onClick={() => copyText(new URL(href, location.href).href)}
        className="text-muted-foreground"
      >
        <Link2 aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={deleteLabel}
        data-tip={deleteLabel}
        autoFocus={step === 'cancelled'}
        onClick={() => setStep('asking')}
        className="text-muted-foreground"
      >
        <Trash2 aria-hidden />
      </Button>
    </>
  );
}
