import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';

type Props = { timeZone: string; isLocal: boolean; choose: (isLocal: boolean) => void };

/** Whose clock the times of play are of. Another choice starts the export again. */
export function ClockChoice({ timeZone, isLocal, choose }: Props) {
  const choices = [
    { words: `Times in ${timeZone}`, local: false },
    { words: 'Local time of each course', local: true },
  ];
  return (
    <RadioGroup aria-label="Times of play" className="gap-0 px-6 pt-4 text-sm max-sm:px-4">
      {choices.map(({ words, local }) => (
        <label key={words} className="flex min-h-7 items-center gap-2 coarse:min-h-11">
          <RadioGroupItem name="clock" checked={isLocal === local} onChange={() => choose(local)} />
          {words}
        </label>
      ))}
    </RadioGroup>
  );
}
