import { expect, test } from 'vitest';
import { onlySkeleton } from './onlySkeleton.ts';

const page = (styles: string, body: string) => `<head><style>${styles}</style></head><body>${body}</body>`;

const LOGIN = '<template id="login-en"><div class=s1><h1 class="s2 s3">Welcome</h1></div></template>';
const LOGIN_FR = '<template id="login-fr"><div class=s1><h1 class="s2 s3">Bienvenue</h1></div></template>';
const LIST = '<template id="list-en"><div class=s1><ul class=s4></ul><p class=s5></p></div></template>';
const EARLY = '<script data-for="detail list">early();</script>';
const BOOT = '<script>boot();</script>';

const BUILT = page(
  '@font-face{font-family:A;src:url(/a.woff2)}:root{--s0:#fff}#late{padding:16px}@keyframes late{0%{color:red}}' +
    '*,:before{box-sizing:inherit}.s1{display:flex}.s4>li,.s5 a{margin:.5rem}.s3,.s4{color:var(--s0)}.s2{margin:0}' +
    '@media (min-width:600px){.s2{margin:4px}.s4{margin:8px}}@media (min-width:900px){.s5:before{margin:0}}',
  LIST + LOGIN + LOGIN_FR + EARLY + BOOT,
);

test('a page has the skeleton of its kind in both languages, with its styles, and no other', () => {
  expect(onlySkeleton(BUILT, 'login')).toBe(
    page(
      '@font-face{font-family:A;src:url(/a.woff2)}:root{--s0:#fff}#late{padding:16px}@keyframes late{0%{color:red}}' +
        '*,:before{box-sizing:inherit}.s1{display:flex}.s3,.s4{color:var(--s0)}.s2{margin:0}' +
        '@media (min-width:600px){.s2{margin:4px}}',
      LOGIN + LOGIN_FR + BOOT,
    ),
  );
});

test('a script for some kinds is in their pages', () => {
  const list = onlySkeleton(BUILT, 'list');
  expect(list).toContain(EARLY + BOOT);
  expect(list).not.toContain('Welcome');
});

test('a page stays whole if the build has no skeleton of the kind', () => {
  expect(onlySkeleton(BUILT, 'agent')).toBe(BUILT);
  expect(onlySkeleton(BUILT, '')).toBe(BUILT);
});
