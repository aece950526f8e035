/** The hash of Sonner's styles. A test compares it with the installed version. */
export const SONNER_STYLE_HASH = 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=';

/** The hash of an empty style element, which Sonner inserts first and then fills. */
const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

type CspSources = {
  nonce: string;
  /** The provider's origin, which form-action must allow, because Chromium also checks where a form redirects to. */
  identityOrigin: string | null;
  avatarOrigin: string | null;
  development: boolean;
};

export function contentSecurityPolicy({ nonce, identityOrigin, avatarOrigin, development }: CspSources): string {
  const directives: readonly (false | readonly (string | false | null)[])[] = [
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
  ];
  return directives.flatMap((directive) => (directive ? [directive.filter(Boolean).join(' ')] : [])).join('; ');
}

export const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const STATIC_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex, nofollow',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

export const PRIVATE_NO_STORE = 'private, no-store';
