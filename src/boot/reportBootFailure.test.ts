import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { reportBootFailure } from './reportBootFailure.ts';

/** The skeleton before the app's code, and the script that loads it. */
beforeEach(() => {
  document.body.innerHTML = '<div id="root" aria-busy="true"><div class="first-header"></div></div>';
  onTestFinished(() => {
    document.body.innerHTML = '';
  });
});

const fail = (tag: 'script' | 'link' | 'img') => {
  const element = document.body.appendChild(document.createElement(tag));
  element.dispatchEvent(new Event('error'));
};

test('a skeleton whose code cannot be loaded shows a message with a way to reload', () => {
  onTestFinished(reportBootFailure('en'));
  fail('link');
  fail('img');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fail('script');
  expect(screen.getByRole('alert')).toHaveTextContent('Could not connect to server.');
  expect(screen.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', window.location.href);
  expect(document.getElementById('root')).not.toHaveAttribute('aria-busy');
});

test('the message is shown once, in the language of the page', () => {
  onTestFinished(reportBootFailure('fr'));
  fail('script');
  fail('script');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Recharger' })).toBeVisible();
});
