import type { FormEvent, Ref } from 'react';
import { clearReports } from '@/components/fields/report-range';
import { buttonVariants } from '@/components/ui/button-variants';
import { useClosePopover } from '@/components/ui/popover';
import { datePresets, presetOf } from '@/lib/list/url/date-presets';
import type { DateFilter, FilterValues } from '@/lib/list/url/filters';
import type { FilteredList, RangeField } from './filter-fields';
import { dayIn, readRange } from './filter-values';
import { RangeInputs } from './range-inputs';

type Props = {
  ref: Ref<HTMLInputElement>;
  list: FilteredList;
  field: RangeField;
  /** @returns false if the browser is offline */
  onChange: (values: FilterValues) => boolean;
};

export function RangeFilter({ ref, list: { state, timeZone }, field, onChange }: Props) {
  const close = useClosePopover();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { values, fault } = readRange(new FormData(form), { field, filters: state.filters, timeZone });
    const input = fault && form.elements.namedItem(fault.key);
    if (input instanceof HTMLInputElement) {
      input.setCustomValidity(fault?.message ?? '');
      input.reportValidity();
    } else if (onChange(values)) close();
  };
  return (
    <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-3">
      {field.kind === 'dates' && (
        <Presets
          field={field}
          timeZone={timeZone}
          values={state.filters}
          today={dayIn(timeZone, new Date())}
          onChoose={(values) => onChange(values) && close()}
        />
      )}
      <form
        aria-label={field.label}
        autoComplete="off"
        noValidate
        onInput={({ currentTarget }) => clearReports(currentTarget)}
        onSubmit={submit}
        className="flex flex-col gap-3"
      >
        <RangeInputs ref={ref} field={field} state={state} timeZone={timeZone} />
        <button type="submit" className={buttonVariants({ size: 'sm', className: 'self-end' })}>
          Apply
        </button>
      </form>
    </div>
  );
}

type PresetsProps = {
  field: DateFilter;
  timeZone: string;
  values: FilterValues;
  today: string;
  onChoose: (values: FilterValues) => void;
};

function Presets({ field, timeZone, values, today, onChoose }: PresetsProps) {
  const chosen = presetOf(field, values, today);
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="pb-2 text-sm text-muted-foreground">
        <span className="sr-only">{`${field.label}, presets. `}</span>
        {`Days in ${timeZone}, as in the list. Your account’s menu changes the time zone.`}
        {field.never &&
          ' Users who were never active are only under the two with “never”. To leave out new users, filter by Created at, too.'}
      </legend>
      {datePresets(field, today).map((preset) => (
        <button
          key={preset.label}
          type="button"
          title={Object.values(preset.values).join(' to ')}
          aria-pressed={preset.label === chosen}
          onClick={() => onChoose(preset.values)}
          className={buttonVariants({
            variant: 'outline',
            size: 'xs',
            className: 'aria-pressed:border-primary aria-pressed:bg-primary-muted aria-pressed:text-primary',
          })}
        >
          {preset.label}
        </button>
      ))}
    </fieldset>
  );
}
