'use client';

import { useState } from 'react';
import { copyText } from '@/components/fields/copy-text';
import { buttonVariants } from '@/components/ui/button-variants';
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip';

const action = (icon: string) =>
  buttonVariants({ variant: 'ghost', size: 'icon-sm', className: `text-muted-foreground ${icon}` });

type Props = { name: string; href: string; onDelete: () => void };

export function ViewActions({ name, href, onDelete }: Props) {
  const [step, setStep] = useState<'start' | 'asking' | 'cancelled'>('start');
  if (step === 'asking') {
    return (
      <div role="alert" className="flex items-center gap-2 text-sm">
        <span>
          Delete the view “<bdi>{name}</bdi>”?
        </span>
        <button type="button" onClick={onDelete} className={buttonVariants({ variant: 'destructive', size: 'sm' })}>
          Delete
        </button>
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: Enter must not delete, so Cancel has the focus
          autoFocus
          onClick={() => setStep('cancelled')}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Cancel
        </button>
      </div>
    );
  }
  const copyLabel = `Copy link to ${name}`;
  const deleteLabel = `Delete ${name}`;
  return (
    <>
      <Tooltip>
        <TooltipTrigger
          aria-label={copyLabel}
          onClick={() => copyText(new URL(href, location.href).href)}
          className={action('before:icon-link')}
        />
        <TooltipContent>{copyLabel}</TooltipContent>
      </Tooltip>
      <Tooltip>
        <TooltipTrigger
          aria-label={deleteLabel}
          // Returns the focus to this button after Cancel.
          autoFocus={step === 'cancelled'}
          onClick={() => setStep('asking')}
          className={action('before:icon-trash')}
        />
        <TooltipContent>{deleteLabel}</TooltipContent>
      </Tooltip>
    </>
  );
}
