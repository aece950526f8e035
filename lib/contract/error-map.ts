import type * as z from 'zod';

export const errorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Required' : `Expected ${issue.expected}, received ${kindOf(issue.input)}`;
    case 'too_small':
      if (issue.origin === 'string') return `String must contain at least ${issue.minimum} character(s)`;
      if (issue.origin === 'number') return `Number must be greater than or equal to ${issue.minimum}`;
      return 'Invalid input';
    case 'invalid_format':
      return issue.format === 'email' ? 'Invalid email' : 'Invalid input';
    default:
      return 'Invalid input';
  }
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (Number.isNaN(value)) return 'nan';
  return typeof value;
}
