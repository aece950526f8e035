import { expect, it } from 'vitest';
import { readAudit } from './verdict';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { dependencies: { total: 626 } } });
const esbuild = { name: 'esbuild', severity: 'moderate', via: [], fixAvailable: false };

it('readAudit accepts packages without severe vulnerabilities', () => {
  const safe = { kind: 'safe', words: 'None of 626 packages has a severe known vulnerability.' };
  expect([readAudit(report({})), readAudit(report({ esbuild }))]).toEqual([safe, safe]);
});

it('readAudit names each package with a severe vulnerability, and says whether a fix exists', () => {
  const next = { name: 'next', severity: 'critical', fixAvailable: { name: 'next', version: '16.4.7' } };
  const hono = { name: 'hono', severity: 'high', fixAvailable: false };
  expect(readAudit(report({ esbuild, next, hono }))).toEqual({
    kind: 'vulnerable',
    words: [
      'These packages have severe vulnerabilities:',
      '  next: critical, a fix is available',
      '  hono: high, without a fix',
    ].join('\n'),
  });
});

it.each([
  [
    'offers no audit',
    '{"error":{"code":"ENOAUDIT","summary":"Your configured registry does not support audit requests."}}',
    'does not support audit',
  ],
  ['refuses the request', '{"message":"405 Method Not Allowed","error":{"code":"E405"}}', '405 Method Not Allowed'],
  ['sends no JSON', '<html>502</html>', '<html>502'],
  ['sends nothing', '', 'npm printed nothing'],
  ['sends a report in another form', '{"auditReportVersion":3}', '{"auditReportVersion":3}'],
])('if the registry %s, readAudit says why nothing is known', (_, printed, reason) => {
  const { kind, words } = readAudit(printed);
  expect(kind).toBe('unknown');
  expect(words).toMatch(/^It is not known whether packages are vulnerable/);
  expect(words).toContain(reason);
});
