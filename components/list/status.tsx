import { titleCase } from '@/lib/format/title-case';

type Shape = 'done' | 'running' | 'waiting' | 'stopped';

const shapes: Readonly<Record<string, Shape>> = {
  completed: 'done',
  sound: 'done',
  active: 'done',
  in_progress: 'running',
  not_begun: 'waiting',
  not_started: 'waiting',
  invited: 'waiting',
  scheduled: 'waiting',
  abandoned: 'stopped',
  suspended: 'stopped',
  disabled: 'stopped',
};

/** A status as shape and word; one that nobody has seen before has a dashed shape. */
export function Status({ value }: { value: string }) {
  const words = titleCase(value);
  return (
    <span className="flex min-w-0 items-center gap-2" title={words}>
      <StatusShape shape={shapes[words.toLowerCase().replaceAll(' ', '_')]} />
      <span className="truncate">{words}</span>
    </span>
  );
}

const RING = { cx: 5, cy: 5, r: 4.25, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 } as const;

function StatusShape({ shape }: { shape: Shape | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" className={`size-2.5 shrink-0 ${colourOf(shape)}`}>
      {shape === 'done' && <circle cx={5} cy={5} r={5} fill="currentColor" />}
      {shape === 'running' && <path d="M5 .75a4.25 4.25 0 0 1 0 8.5z" fill="currentColor" />}
      {shape === 'stopped' && <path d="M2 8 8 2" stroke="currentColor" strokeWidth={1.5} />}
      {shape !== 'done' && <circle {...RING} strokeDasharray={shape ? undefined : '1.6 1.738'} />}
    </svg>
  );
}

function colourOf(shape: Shape | undefined): string {
  if (shape === 'done') return 'text-success';
  return shape === 'running' ? 'text-chart-4' : 'text-muted-foreground';
}
