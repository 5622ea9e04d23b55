import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStep } from '#tests/support/preapproval/openApplication.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const filters = async () => {
  const { user } = await renderApp({ path: '/list/Ontario/Toronto' });
  await user.click(await screen.findByRole('button', { name: /^Price/ }));
  await screen.findByRole('dialog');
  return user;
};
const page = (path: string) => async () => (await renderApp({ path })).user;

/** The fields of a page that take a number, by their labels. */
const FIELDS = [
  ['the general form', page('/contact'), ['Price']],
  ['the price filter', filters, ['Maximum price', 'Minimum price']],
  [
    'the mortgage payment calculator',
    page('/calculators/mortgage-payment'),
    ['Price', 'Annual property tax'],
  ],
  ['a pre-approval', async () => (await openStep('price')).user, ['Price of the home', 'Down payment']],
] as const;

const startsWith = (label: string) => new RegExp(`^${label}`);

test.each(FIELDS)('typing over a number of %s replaces it', async (_name, open, labels) => {
  const user = await open();
  for (const label of labels) {
    const field = await screen.findByRole('textbox', { name: startsWith(label) });
    const shown = () => (field instanceof HTMLInputElement ? field.value : '');
    const digits = () => shown().replace(/\D/g, '');
    await user.clear(field);
    await user.type(field, '850000');
    await user.tab();
    expect(digits(), label).toBe('850000');
    const left = shown();
    await user.tab({ shift: true });
    expect(field).toHaveFocus();
    expect(shown(), 'a text that changes now loses the selection that the browser made').toBe(left);
    await user.keyboard('900000');
    await user.tab();
    expect(digits(), label).toBe('900000');
  }
});
