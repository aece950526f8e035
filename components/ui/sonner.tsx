'use client';

import { CircleAlert, Info } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Toaster as Sonner, type ToasterProps } from 'sonner';

const width: CSSProperties & { '--width': string } = { '--width': '396px' };

export function Toaster(props: ToasterProps) {
  return (
    <Sonner
      position="bottom-right"
      gap={8}
      visibleToasts={4}
      expand
      className="print:hidden"
      style={width}
      icons={{
        info: <Info aria-hidden className="text-muted-foreground" />,
        error: <CircleAlert aria-hidden className="text-destructive" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'pointer-events-auto flex w-(--width) items-start gap-2.5 rounded-lg border bg-popover p-3.5 font-sans text-sm text-foreground shadow-md',
          icon: 'mt-0.5 shrink-0',
          content: 'min-w-0 grow',
          title: 'font-medium',
          description: 'mt-0.5 break-words text-muted-foreground',
          error: 'border-destructive',
        },
      }}
      {...props}
    />
  );
}
