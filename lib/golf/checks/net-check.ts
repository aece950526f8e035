type NetFault = { hole: number; stated: number; recomputed: number };

export function netFaults(
  holes: readonly {
    number: number;
    gross: number | null | undefined;
    received: number | null | undefined;
    net: number | null | undefined;
  }[],
): NetFault[] {
  return holes.flatMap(({ number, gross, received, net }) => {
    if (gross == null || received == null || net == null || net === gross - received) return [];
    return [{ hole: number, stated: net, recomputed: gross - received }];
  });
}

export function describeNetFault({ hole, stated, recomputed }: NetFault): string {
  return `Hole ${hole}: recorded net ${stated}, should be ${recomputed}.`;
}
