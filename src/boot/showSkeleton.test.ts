import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { showSkeleton } from './showSkeleton.ts';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  onTestFinished(() => {
    document.body.innerHTML = '';
  });
});

test.each([
  ['en', 'Welcome back'],
  ['fr', 'Heureux de vous revoir'],
] as const)('the login page has its heading before its code, in %s', (language, name) => {
  showSkeleton(['auth', 'login'], language);
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(document.getElementById('root')).toHaveAttribute('aria-busy', 'true');
});

test.each([['auth/new-account'], ['auth/verify'], ['list/login']])(
  '%s has no heading of another page',
  (path) => {
    showSkeleton(path.split('/'), 'en');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  },
);
