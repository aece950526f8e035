import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { routes } from '@/lib/routes';

type Props = {
  at: string;
  /** The uid of the course; null where none is known. */
  course: string | null | undefined;
  timeZone: string;
  /** Whether the zone follows, as it does outside of tables. */
  zoned?: boolean;
};

/** A time of play. Pointer, focus and tap show what the clock at its course showed. */
export function PlayTime({ at, course, timeZone, zoned = false }: Props) {
  const text = formatDateTime(at, timeZone) + (zoned ? ` ${zoneLabel(timeZone)}` : '');
  if (!course) return text;
  return (
    <time
      dateTime={at}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard focus shows its tooltip
      tabIndex={0}
      data-tip-from={routes.courseTime(course, at)}
      className="rounded-sm underline decoration-border decoration-dotted hover:decoration-muted-foreground underline-offset-3 coarse:py-3"
    >
      {text}
    </time>
  );
}
