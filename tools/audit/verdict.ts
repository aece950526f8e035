import * as z from 'zod';

const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), fixAvailable: z.unknown() })),
  metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
});
const Refusal = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string().optional(), code: z.string().optional() }).optional(),
});

const SEVERE: ReadonlySet<string> = new Set(['high', 'critical']);

export type Verdict = { kind: 'safe' | 'vulnerable' | 'unknown'; words: string };

/**
 * Reads the output of `npm audit --json`. The verdict is `unknown` if the registry did not respond or offers no audit.
 */
export function readAudit(printed: string): Verdict {
  const json = parse(printed);
  const report = Report.safeParse(json).data;
  if (!report) {
    const { message, error } = Refusal.safeParse(json).data ?? {};
    const reason = error?.summary || message || error?.code || printed.trim().slice(0, 200) || 'npm printed nothing';
    const words = `It is not known whether packages are vulnerable, because the registry gave no audit: ${reason}`;
    return { kind: 'unknown', words };
  }
  const severe = Object.entries(report.vulnerabilities).filter(([, { severity }]) => SEVERE.has(severity));
  const lines = severe.map(([name, { severity, fixAvailable }]) => {
    return `  ${name}: ${severity}, ${fixAvailable ? 'a fix is available' : 'without a fix'}`;
  });
  if (severe.length > 0) {
    return { kind: 'vulnerable', words: ['These packages have severe vulnerabilities:', ...lines].join('\n') };
  }
  const { total } = report.metadata.dependencies;
  return { kind: 'safe', words: `None of ${total} packages has a severe known vulnerability.` };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
