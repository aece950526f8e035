import { CopyButton } from '@/components/fields/copy-button';
import type { Cells } from '@/components/fields/field-value';
import { mapHref, positionText } from '@/lib/format/position';
import type { CourseWithTees } from '@/lib/resources/courses';

export const courseFacts = {
  position: (course) => {
    const [text, href] = [positionText(course), mapHref(course)];
    if (!text || !href) return null;
    return (
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
          Open map (new tab)
        </a>
      </>
    );
  },
} satisfies Cells<CourseWithTees>;
