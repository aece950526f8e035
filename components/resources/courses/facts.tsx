import { CopyButton } from '@/components/old-cells/copy-button';
import type { DrawnFacts } from '@/components/old-record/facts';
import type { Course } from '@/lib/contract/courses';
import { reads } from '@/lib/contract/wire/unread';
import { mapHref, positionText } from '@/lib/format/position';

/** The facts of a course that are more than their words: its position can be copied and leads to a map. */
export const courseFacts: DrawnFacts<Course> = {
  Position: () =>
    reads(['latitude', 'longitude'], (course) => {
      const [text, href] = [positionText(course), mapHref(course)];
      return (
        text &&
        href && (
          <>
            <span className="inline-flex items-center gap-1">
              {text}
              <CopyButton value={text} label="position" />
            </span>{' '}
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="rounded-sm whitespace-nowrap underline underline-offset-3 print:hidden"
            >
              Map (new tab)
            </a>
          </>
        )
      );
    }),
};
