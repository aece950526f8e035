'use client';

import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { LONG } from './specimen';

const toasts = {
  'Show toast': { title: 'Link copied', description: 'Two fields are empty' },
  'Show failure': { title: 'Could not export', description: LONG, variant: 'destructive' },
} as const;

export function OpenToasts() {
  return Object.entries(toasts).map(([name, toast]) => (
    <Button key={name} variant="outline" onClick={() => showToast({ sticky: true, ...toast })}>
      {name}
    </Button>
  ));
}
