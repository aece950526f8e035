import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, SONNER_STYLE_HASH } from './security-headers';

const sources = { nonce: 'abc', identityOrigin: 'https://id.example', avatarOrigin: null, development: false };

describe('contentSecurityPolicy', () => {
  it('the content security policy forbids inline scripts and framing, and lets forms post only to this origin and the provider', () => {
    const policy = contentSecurityPolicy(sources);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).toContain("form-action 'self' https://id.example;");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.replace(/style-src-attr 'unsafe-inline'/, '')).not.toContain('unsafe');
  });

  it('the content security policy allows images of the avatar service, if one is set', () => {
    expect(contentSecurityPolicy({ ...sources, avatarOrigin: 'https://pics.example' })).toContain(
      "img-src 'self' https://pics.example;",
    );
  });

  it('the content security policy contains the hash of the style sheet that the installed version of Sonner inserts', () => {
    const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
    const literal = source.match(/__insertCSS\((".*")\)/)?.[1] ?? '';
    const hash = createHash('sha256').update(JSON.parse(literal)).digest('base64');
    expect(SONNER_STYLE_HASH).toBe(`sha256-${hash}`);
  });
});
