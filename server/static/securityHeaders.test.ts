import { expect, test } from 'vitest';
import { headersOf, NO_HOSTS } from './securityHeaders.ts';

const policyOf = (googleMaps: boolean, frames?: string[]): Map<string, string> => {
  const hosts = { ...NO_HOSTS, googleMaps, ...(frames && { frames }) };
  const policy = headersOf('page', { scripts: ["'sha256-abc'"], hosts })['Content-Security-Policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
};

test('without Google’s map the page’s policy has no host of Google’s', () => {
  for (const sources of policyOf(false).values())
    expect(sources).not.toMatch(/google|gstatic|ggpht|blob.*wasm/);
  expect(policyOf(false).has('frame-src')).toBe(false);
  expect(policyOf(false).get('worker-src')).toBe("'self'");
});

test('with Google’s map the page can run scripts of its two hosts, but cannot evaluate text', () => {
  const policy = policyOf(true);
  expect(policy.get('script-src')).toBe(
    "'self' 'sha256-abc' https://maps.googleapis.com https://maps.gstatic.com blob: 'wasm-unsafe-eval'",
  );
  expect(policy.get('worker-src')).toBe("'self' blob:");
  expect(policy.get('img-src')).toContain('https://*.googleapis.com');
  expect(policy.get('img-src')).toContain('https://*.googleusercontent.com');
  expect(policy.get('connect-src')).toContain('https://*.googleapis.com');
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  expect(policy.get('trusted-types')).toBe(
    "default dompurify @googlemaps/js-api-loader google-maps-api-loader google-maps-api#html goog#html lit-html 'allow-duplicates'",
  );
});

test('the page embeds exactly the hosts of tours that are set', () => {
  const frames = ['https://my.matterport.com', 'https://player.vimeo.com'];
  expect(policyOf(false, frames).get('frame-src')).toBe('https://my.matterport.com https://player.vimeo.com');
  expect(policyOf(true, frames).get('frame-src')).toBe(
    'https://my.matterport.com https://player.vimeo.com https://*.google.com',
  );
  expect(policyOf(false, []).has('frame-src')).toBe(false);
});

test('Google’s map does not change the policies of workers and pictures', () => {
  const hosts = { ...NO_HOSTS, googleMaps: true };
  for (const kind of ['script', 'schemaWorker', 'plain'] as const) {
    const sources = { scripts: [], hosts };
    expect(headersOf(kind, sources)).toEqual(headersOf(kind, { scripts: [], hosts: NO_HOSTS }));
  }
});
