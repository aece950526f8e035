import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Field, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { routes } from '@/lib/routes';
import { adjacentMonths } from '@/lib/stats/month';
import { PeriodNavigation } from './period-navigation';
import { Step } from './step';

export function MonthForm({ month, today }: { month: string; today: string }) {
  const { earlier, later } = adjacentMonths(month, today);
  return (
    <PeriodNavigation
      action={routes.monthReport}
      shown={{ month }}
      aria-label="Month"
      className="flex flex-wrap items-center gap-2 text-sm print:hidden"
    >
      <Field className="w-auto">
        <FieldLabel htmlFor="month" className="sr-only">
          Month
        </FieldLabel>
        <Input
          id="month"
          name="month"
          type="month"
          required
          pattern="\d{4}-\d{2}"
          max={today.slice(0, 7)}
          defaultValue={month}
          className="h-8 w-40 px-2 text-sm"
        />
      </Field>
      <Button type="submit" variant="outline" size="sm">
        Show
      </Button>
      <span className="inline-flex">
        <Step href={earlier && routes.monthReportOf(earlier)} label="Earlier">
          <ChevronLeft aria-hidden />
        </Step>
        <Step href={later && routes.monthReportOf(later)} label="Later">
          <ChevronRight aria-hidden />
        </Step>
      </span>
    </PeriodNavigation>
  );
}
