import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip';

export function Steps({ earlier, later }: { earlier: string | null; later: string | null }) {
  return (
    <span className="inline-flex">
      <Step href={earlier} label="Earlier">
        <ChevronLeft aria-hidden />
      </Step>
      <Step href={later} label="Later">
        <ChevronRight aria-hidden />
      </Step>
    </span>
  );
}

function Step({ href, label, children }: { href: string | null; label: string; children: ReactNode }) {
  const look = {
    className: buttonVariants({ variant: 'ghost', size: 'icon-sm' }),
    'aria-label': label,
  };
  return (
    <Tooltip>
      <TooltipTrigger asChild>
        {href === null ? (
          <a role="link" aria-disabled="true" {...look}>
            {children}
          </a>
        ) : (
          <Link href={href} scroll={false} {...look}>
            {children}
          </Link>
        )}
      </TooltipTrigger>
      <TooltipContent>{label}</TooltipContent>
    </Tooltip>
  );
}
