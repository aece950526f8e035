/** How Cognito shows where a code went: `s***@f***`. */
export function maskedDestination(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
