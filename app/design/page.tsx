import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readTheme, THEMES } from '@/components/shell/layout/theme';
import { buttonVariants } from '@/components/ui/button-variants';
import { hasDesignPage } from '@/lib/server/env';
import { Buttons } from './buttons';
import { Charts } from './charts';
import { Feedback } from './feedback';
import { Fields } from './fields';
import { Navigation } from './navigation';
import { Overlays } from './overlays';
import { PageTheme } from './page-theme';
import { Shell } from './shell';

export const metadata: Metadata = { title: 'Components' };

/** Every component of components/ui in its variants, sizes and states. */
export default async function DesignPage({ searchParams }: PageProps<'/design'>) {
  const theme = readTheme([(await searchParams).theme].flat()[0]);
  if (!hasDesignPage()) notFound();
  return (
    <main data-theme={theme} className="min-h-dvh bg-background px-6 pb-16 text-foreground max-sm:px-4">
      <PageTheme theme={theme} />
      <header className="flex flex-wrap items-center justify-between gap-4 py-5">
        <div>
          <h1 className="text-xl font-semibold">Components</h1>
          <p className="text-base text-muted-foreground">What the screens are made of, by file of components/ui.</p>
        </div>
        <nav aria-label="Theme" className="flex gap-2">
          {THEMES.map((name) => (
            <a
              key={name}
              href={`?theme=${name}`}
              aria-current={name === theme}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              {name}
            </a>
          ))}
        </nav>
      </header>
      <Buttons />
      <Fields />
      <Feedback />
      <Navigation />
      <Charts />
      <Overlays />
      <Shell />
    </main>
  );
}
