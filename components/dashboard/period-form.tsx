import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { PeriodNavigation } from './period-navigation';
import { Step } from './step';

type Option = { value: string; label: string };

type Props = {
  pathname: string;
  period: string;
  periods: readonly Option[];
  interval: string;
  intervals: readonly Option[];
  /** The days of a custom range. */
  from: string;
  to: string;
  /** Other keys of the address, sent along unchanged. */
  kept: Readonly<Record<string, string>>;
  earlier: string | null;
  later: string | null;
};

export function PeriodForm({ pathname, periods, intervals, kept, earlier, later, ...shown }: Props) {
  return (
    <PeriodNavigation
      action={pathname}
      shown={shown}
      aria-label="Period"
      className="group/period flex flex-wrap items-center gap-2 text-sm print:hidden"
    >
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <HiddenLabel htmlFor="period" label="Period">
        <NativeSelect id="period" name="period" defaultValue={shown.period} className="text-sm max-sm:text-sm">
          {periods.map(({ value, label }) => (
            <NativeSelectOption key={value} value={value}>
              {label}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </HiddenLabel>
      <div className="inline-flex flex-wrap items-center gap-2 scripted:hidden group-has-[option[value=custom]:checked]/period:inline-flex">
        <Day name="from" label="From" value={shown.from} />
        <span aria-hidden>to</span>
        <Day name="to" label="To" value={shown.to} />
        <Button type="submit" variant="outline" size="sm">
          Show
        </Button>
      </div>
      <RadioGroup aria-label="Interval" className="flex flex-wrap gap-x-3 sm:px-1">
        {intervals.map(({ value, label }) => (
          <FieldLabel key={value} className="flex items-center gap-1.5 font-normal coarse:min-h-11">
            <RadioGroupItem name="interval" value={value} defaultChecked={value === shown.interval} />
            {label}
          </FieldLabel>
        ))}
      </RadioGroup>
      <span className="inline-flex">
        <Step href={earlier} label="Earlier">
          <ChevronLeft aria-hidden />
        </Step>
        <Step href={later} label="Later">
          <ChevronRight aria-hidden />
        </Step>
      </span>
    </PeriodNavigation>
  );
}

function Day({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <HiddenLabel htmlFor={name} label={label}>
      <Input
        id={name}
        name={name}
        type="date"
        required
        defaultValue={value}
        className="h-8 w-auto px-2 text-sm max-sm:px-1.5"
      />
    </HiddenLabel>
  );
}

function HiddenLabel({ htmlFor, label, children }: { htmlFor: string; label: string; children: ReactNode }) {
  return (
    <Field className="w-auto">
      <FieldLabel htmlFor={htmlFor} className="sr-only">
        {label}
      </FieldLabel>
      {children}
    </Field>
  );
}
