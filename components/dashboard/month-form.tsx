import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { routes } from '@/lib/routes';
import { adjacentMonths } from '@/lib/stats/month';
import { PeriodNavigation } from './period-navigation';
import { Steps } from './steps';

export function MonthForm({ month, today }: { month: string; today: string }) {
  const { earlier, later } = adjacentMonths(month, today);
  return (
    <PeriodNavigation
      action={routes.monthReport}
      shown={{ month }}
      aria-label="Month"
      className="flex flex-wrap items-center gap-2 text-sm print:hidden"
    >
      <Input
        name="month"
        type="month"
        aria-label="Month"
        required
        pattern="\d{4}-\d{2}"
        max={today.slice(0, 7)}
        defaultValue={month}
        className="h-8 w-40 px-2 text-sm"
      />
      <Button type="submit" variant="outline" size="sm">
        Show
      </Button>
      <Steps earlier={earlier && routes.monthReportOf(earlier)} later={later && routes.monthReportOf(later)} />
    </PeriodNavigation>
  );
}
