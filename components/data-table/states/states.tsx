import { CloudOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListLink } from '@/components/data-table/navigation/list-link';
import type { Failure } from '@/lib/contract/result';
import { failureReason } from './failure-reason';
import { Retry } from './retry';

/** An empty list: there is nothing yet, or nothing matches. */
export function NoResults({ nothingYet, clearHref }: { nothingYet: string; clearHref: string | null }) {
  return (
    <Panel title="No results" text={clearHref === null ? nothingYet : 'Nothing matches these filters.'}>
      {clearHref !== null && (
        <ListLink
          href={clearHref}
          className="rounded-sm text-sm font-medium text-primary hover:underline coarse:-my-3 coarse:py-3"
        >
          Clear filters
        </ListLink>
      )}
    </Panel>
  );
}

/** A list that could not be loaded, told apart from an empty one. */
export function CouldNotLoad({ what, failure, href }: { what: string; failure: Failure; href: string }) {
  if (failure.kind === 'refused' && failure.status === 403) {
    return (
      <Panel title="No access" text={failure.message} icon={<Lock aria-hidden className="size-5 text-warning" />} />
    );
  }
  return (
    <Panel
      title={`Could not load ${what}`}
      text={failureReason(failure)}
      icon={<CloudOff aria-hidden className="size-5 text-destructive" />}
    >
      <Retry href={href} />
    </Panel>
  );
}

function Panel({
  title,
  text,
  icon,
  children,
}: {
  title: string;
  text: string;
  icon?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="flex min-h-56 flex-col items-center justify-center gap-1.5 px-6 py-12 text-center">
      {icon}
      <p className="text-base font-medium">{title}</p>
      <p className="max-w-prose text-sm break-words text-muted-foreground">{text}</p>
      {children && <div className="pt-2">{children}</div>}
    </div>
  );
}
