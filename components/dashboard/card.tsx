import type { ReactNode } from 'react';
import { type Source, SourcePopover } from './source-popover';

type Props = { id: string; title: string; source: Source; figures?: ReactNode; children: ReactNode };

/** One card of the dashboard with its title and source. */
export function Card({ id, title, source, figures, children }: Props) {
  return (
    <section className="dash-card" aria-labelledby={id}>
      <div className="dash-card-head">
        <h2 id={id} className="dash-title">
          {title}
        </h2>
        <SourcePopover id={`${id}-why`} title={title} source={source} />
        {figures && <div className="dash-card-figures">{figures}</div>}
      </div>
      {children}
    </section>
  );
}

/** The placeholder of a card: empty at first, then a bar. Without scripting, a link to a page that waits for it. */
export function WaitingCard({ title, href }: { title: string; href: string }) {
  return (
    <section className="dash-card" aria-busy="true" aria-label={`${title}, loading`}>
      <div className="dash-card-head">
        <h2 className="dash-title">{title}</h2>
      </div>
      <div aria-hidden className="dash-waiting" />
      <noscript>
        <p className="text-sm">
          This takes a while.{' '}
          <a href={href} className="dash-link">
            Wait for it
          </a>
        </p>
      </noscript>
    </section>
  );
}

export function Empty({ children }: { children: string }) {
  return (
    <div className="dash-empty">
      <p className="text-base font-medium">No results</p>
      <p className="text-sm text-muted-foreground">{children}</p>
    </div>
  );
}

/** The table behind a chart: closed on the screen, open on paper. */
export function Figures({ label = 'Figures', children }: { label?: string; children: ReactNode }) {
  return (
    <details className="dash-figures">
      <summary>{label}</summary>
      <div className="dash-figures-scroll">{children}</div>
    </details>
  );
}
