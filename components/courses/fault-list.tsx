import type { CourseMark } from './course-marks';

/** The faults of a course in words, numbered as in the table. */
export function CourseFaultList({ marks }: { marks: readonly CourseMark[] }) {
  return (
    <aside aria-label="Faults" className="fault-list">
      <h2 className="text-lg font-semibold">{marks.length === 1 ? '1 fault' : `${marks.length} faults`}</h2>
      <p className="text-sm text-muted-foreground">Marked in the table by number.</p>
      <ol>
        {marks.map(({ number, severity, words, tees }) => (
          <li key={number} data-severity={severity}>
            <span className="fault-number">{number}</span>
            <span>
              <span className="font-medium">{words}</span>
              <span className="block text-muted-foreground">{tees}</span>
            </span>
          </li>
        ))}
      </ol>
      <ul className="fault-key">
        <li data-severity="wrong">Strokes or lengths are wrong</li>
        <li data-severity="odd">Unusual, worth a look</li>
      </ul>
    </aside>
  );
}
