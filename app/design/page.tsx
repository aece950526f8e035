import { CircleAlert, Ellipsis } from 'lucide-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { TextField } from '@/components/auth/form-fields';
import { ColumnChart } from '@/components/charts/column-chart';
import { readTheme, THEMES } from '@/components/shell/layout/theme';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Checkbox } from '@/components/ui/checkbox';
import { Empty, EmptyDescription, EmptyHeader, EmptyTitle } from '@/components/ui/empty';
import { FieldGroup } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { Skeleton } from '@/components/ui/skeleton';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { hasDesignPage } from '@/lib/server/env';
import { Overlays } from './overlays';
import { PageTheme } from './page-theme';

export const metadata: Metadata = { title: 'Components' };

const LONG = 'A name that is longer than its line: The Royal and Ancient Golf Club of St Andrews, Fife';

const variants = {
  default: 'Apply',
  destructive: 'Delete',
  outline: 'Export CSV',
  ghost: 'Clear',
  link: 'All',
} as const;

export default async function DesignPage({ searchParams }: PageProps<'/design'>) {
  const theme = readTheme([(await searchParams).theme].flat()[0]);
  if (!hasDesignPage()) notFound();
  return (
    <main data-theme={theme} className="min-h-dvh bg-background px-6 pb-16 text-foreground max-sm:px-4">
      <PageTheme theme={theme} />
      <header className="flex flex-wrap items-center justify-between gap-4 py-5">
        <h1 className="text-xl font-semibold">Components</h1>
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
      <Family name="Buttons">
        {[false, true].map((disabled) => (
          <Row key={String(disabled)}>
            {(Object.keys(variants) as (keyof typeof variants)[]).map((variant) => (
              <Button key={variant} variant={variant} disabled={disabled}>
                {variants[variant]}
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          <Button variant="outline" size="icon-sm" aria-label="More">
            <Ellipsis aria-hidden />
          </Button>
          <Button variant="outline" className="min-w-0 shrink">
            <span className="truncate">{LONG}</span>
          </Button>
          <Kbd>F8</Kbd>
        </Row>
      </Family>
      <Family name="Fields">
        <FieldGroup>
          <TextField name="email" label="E-mail" defaultValue="staff@fairway.test" fault={undefined} />
          <TextField name="code" label="Code" fault="Required" />
        </FieldGroup>
        <Row>
          <Checkbox aria-label="Off" />
          <Checkbox aria-label="On" defaultChecked />
          <Checkbox aria-label="On and disabled" defaultChecked disabled />
          <NativeSelect size="sm" aria-label="Rows per page" defaultValue="20">
            <NativeSelectOption value="10">10</NativeSelectOption>
            <NativeSelectOption value="20">20</NativeSelectOption>
          </NativeSelect>
        </Row>
        <RadioGroup aria-label="Tee" defaultValue="White">
          {['White', 'Yellow', 'Red'].map((tee, index) => (
            <Label key={tee} className="flex items-center gap-2">
              <RadioGroupItem value={tee} disabled={index === 2} />
              {tee}
            </Label>
          ))}
        </RadioGroup>
      </Family>
      <Family name="Feedback">
        <Alert variant="destructive">
          <CircleAlert aria-hidden />
          <AlertTitle>3 rows could not be read</AlertTitle>
          <AlertDescription>{LONG}</AlertDescription>
        </Alert>
        <Empty>
          <EmptyHeader>
            <EmptyTitle>Could not load rounds</EmptyTitle>
            <EmptyDescription>{LONG}</EmptyDescription>
          </EmptyHeader>
        </Empty>
        <Skeleton className="w-48" />
      </Family>
      <Family name="Lists">
        <Tabs>
          <TabsList aria-label="Views">
            <TabsTrigger href="#lists" aria-current="page">
              Overview
            </TabsTrigger>
            <TabsTrigger href="#lists">Teams</TabsTrigger>
          </TabsList>
        </Tabs>
        <Table>
          <TableHeader>
            <TableRow>
              <TableHead>Name</TableHead>
              <TableHead>Course</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            <TableRow>
              <TableCell>Mia Lindqvist</TableCell>
              <TableCell>{LONG}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </Family>
      <Family name="Charts">
        <ColumnChart
          caption="Members"
          columns={[
            { label: '1–3', count: 20, href: '#charts' },
            { label: '4–9', count: 0, href: '#charts' },
            { label: '10+', count: 7, href: '#charts' },
          ]}
        />
      </Family>
      <Family name="Overlays">
        <Overlays text={LONG} />
      </Family>
    </main>
  );
}

function Family({ name, children }: { name: string; children: ReactNode }) {
  const id = name.toLowerCase();
  return (
    <section aria-labelledby={id} data-specimen={id} className="border-t border-border py-6">
      <h2 id={id} className="mb-4 text-lg font-semibold">
        {name}
      </h2>
      <div className="flex flex-col gap-3">{children}</div>
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
