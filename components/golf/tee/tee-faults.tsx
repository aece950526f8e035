import { describeTeeFault, teeFaults } from '@/lib/golf/checks/tee-faults';
import type { TeeHole } from '@/lib/golf/scoring/tee-facts';

export function TeeFaults({ holes }: { holes: readonly TeeHole[] }) {
  const faults = teeFaults(holes).map(describeTeeFault);
  if (faults.length === 0) return null;
  return (
    <div className="border-b px-6 py-3 text-sm text-warning max-sm:px-4">
      <h3 className="font-semibold">{faults.length === 1 ? '1 data error' : `${faults.length} data errors`}</h3>
      <ul>
        {faults.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
