'use client';

import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from './copy-text';

export function CopyTextButton({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Button variant="outline" size="sm" onClick={() => copyText(text)}>
      <Copy aria-hidden className="text-muted-foreground" />
      {children}
    </Button>
  );
}
