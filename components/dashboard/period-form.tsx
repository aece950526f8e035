import { Button } from '@/components/ui/button';
import { FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { FIRST_DAY, LAST_DAY } from '@/lib/format/days';
import { routes } from '@/lib/routes';
import type { Span } from '@/lib/stats/days';
import { adjacentPeriods, intervalLabels, intervalsOf, type Period, periodOptions } from '@/lib/stats/period';
import { PeriodNavigation } from './period-navigation';
import { Steps } from './steps';

type Props = {
  period: Period;
  days: Span;
  today: string;
  kept: Readonly<Record<string, string>>;
  hrefOf: (period: Period) => string;
};

export function PeriodForm({ period, days: { first, last }, today, kept, hrefOf }: Props) {
  const { range, interval } = period;
  const { earlier, later } = adjacentPeriods(period, today);
  const intervals = intervalsOf(range);
  const chosen = typeof range === 'string' ? range : 'custom';
  return (
    <PeriodNavigation
      action={routes.dashboard}
      shown={{ period: chosen, interval, from: first, to: last }}
      aria-label="Period"
      className="group/period flex flex-wrap items-center gap-2 text-sm max-sm:contents print:hidden"
    >
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <NativeSelect
        name="period"
        size="sm"
        aria-label="Period"
        defaultValue={chosen}
        className="text-sm max-sm:text-sm"
      >
        {periodOptions(interval).map(({ value, label, intervals }) => (
          <NativeSelectOption key={value} value={value} data-intervals={intervals.join(' ')}>
            {label}
          </NativeSelectOption>
        ))}
      </NativeSelect>
      <div className="inline-flex flex-wrap items-center gap-2 max-sm:order-1 max-sm:w-full scripted:hidden group-has-[option[value=custom]:checked]/period:inline-flex">
        <Day name="from" label="From" value={first} />
        <span aria-hidden>to</span>
        <Day name="to" label="To" value={last} />
        <Button type="submit" variant="outline" size="sm">
          Show
        </Button>
      </div>
      {intervals.length === 1 ? (
        <span className="text-muted-foreground max-sm:order-1 sm:px-1">{intervalLabels[interval]}</span>
      ) : (
        <RadioGroup
          aria-label="Interval"
          name="interval"
          defaultValue={interval}
          className="flex flex-wrap gap-x-3 max-sm:order-1 max-sm:w-full sm:px-1"
        >
          {intervals.map((value) => (
            <FieldLabel key={value} className="flex items-center gap-1.5 font-normal coarse:min-h-11">
              <RadioGroupItem value={value} />
              {intervalLabels[value]}
            </FieldLabel>
          ))}
        </RadioGroup>
      )}
      <Steps earlier={earlier && hrefOf(earlier)} later={later && hrefOf(later)} />
    </PeriodNavigation>
  );
}

function Day({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <Input
      name={name}
      type="date"
      min={FIRST_DAY}
      max={LAST_DAY}
      aria-label={label}
      required
      defaultValue={value}
      className="h-8 w-auto px-2 text-sm max-sm:px-1.5"
    />
  );
}
