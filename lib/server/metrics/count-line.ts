import { type LogFields, onLogLine } from '@/lib/server/log';
import type { Counts } from './declared';

export function countInto(counts: Counts): void {
  onLogLine((level, event, fields) => {
    counts.count('logLines', { level, event });
    RULES[event]?.(fields, counts);
  });
}

type Rule = (fields: LogFields, counts: Counts) => void;

const RULES: Readonly<Record<string, Rule>> = {
  request: ({ method, route, status, ms, aborted, shed }, { count, time }) => {
    count('requests', {
      method: String(method),
      route: String(route),
      status: aborted ? 'aborted' : String(status),
    });
    if (shed) count('shed', { route: String(route) });
    time('requestSeconds', { route: String(route) }, Number(ms) / 1000);
  },
  'api.call': ({ endpoint, status, ms }, { count, time }) => {
    count('apiCalls', { endpoint: String(endpoint), outcome: String(status) });
    time('apiSeconds', { endpoint: String(endpoint) }, Number(ms) / 1000);
  },
  'api.unreachable': call('unreachable'),
  'api.aborted': call('aborted'),
  'api.busy': call('busy'),
  'contract.mismatch': ({ endpoint }, { count }) => count('mismatches', { endpoint: String(endpoint) }),
  'session.renewed': outcomeOf('renewals', 'renewed'),
  'session.renewal-refused': outcomeOf('renewals', 'refused'),
  'session.unavailable': outcomeOf('renewals', 'unavailable'),
  'session.ended': ({ reason }, { count }) => count('ended', { reason: String(reason) }),
  'session.started': ({ method }, { count }) =>
    count('attempts', { form: method === 'hosted' ? 'hosted' : 'sign-in', outcome: 'succeeded' }),
  'sign-in.failed': failedAttempt('sign-in'),
  'challenge.failed': failedAttempt('challenge'),
  'reset.failed': failedAttempt('reset'),
  'auth.error': (_, { count }) => count('attempts', { form: 'hosted', outcome: 'failed' }),
  'export.sent': outcomeOf('exports', 'sent'),
  'export.aborted': outcomeOf('exports', 'aborted'),
  'export.failed': outcomeOf('exports', 'failed'),
};

function call(outcome: string): Rule {
  return ({ endpoint }, { count }) => count('apiCalls', { endpoint: String(endpoint), outcome });
}

function outcomeOf(key: 'renewals' | 'exports', outcome: string): Rule {
  return (_, { count }) => count(key, { outcome });
}

function failedAttempt(form: string): Rule {
  return ({ code }, { count }) => count('attempts', { form, outcome: kindOf(String(code)) });
}

/** The codes of a provider may be any: their kinds are few. */
function kindOf(code: string): string {
  if (code === 'TooManyAttempts') return 'limited';
  if (code === 'ProviderUnavailable') return 'unavailable';
  return code.endsWith('Exception') ? 'refused' : 'failed';
}
