/** Sonner writes this one style sheet into the page; a test holds the hash against the installed version. */
export const SONNER_STYLE_HASH = 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=';

/** The same sheet at the moment before its text is set: the hash of nothing. */
const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

type CspSources = {
  nonce: string;
  /** The provider's hosted pages: Chromium holds a form's redirects to form-action. */
  identityOrigin: string | null;
  /** The public avatar generator, when the environment names one. */
  avatarOrigin: string | null;
  /** Development tools evaluate strings, open a socket and write styles. */
  development: boolean;
};

/** CSP Level 3. Nothing is allowed that is not named. */
export function contentSecurityPolicy({ nonce, identityOrigin, avatarOrigin, development }: CspSources): string {
  const directives: readonly (readonly (string | false | null)[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", `'nonce-${nonce}'`, development && "'unsafe-eval'"],
    development
      ? ['style-src', "'self'", "'unsafe-inline'"]
      : ['style-src', "'self'", `'nonce-${nonce}'`, `'${SONNER_STYLE_HASH}'`, `'${EMPTY_STYLE_HASH}'`],
    !development && ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", avatarOrigin],
    ['font-src', "'self'"],
    ['connect-src', "'self'", development && 'ws:'],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", identityOrigin],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ].map((directive) => directive || []);
  return directives
    .filter((directive) => directive.length > 0)
    .map((directive) => directive.filter(Boolean).join(' '))
    .join('; ');
}

/** For what no middleware sees: files load nothing, and no page is drawn under their addresses. */
export const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** On every response, files included. */
export const STATIC_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex, nofollow',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Whatever belongs to a session is kept by nobody. */
export const PRIVATE_NO_STORE = 'private, no-store';
