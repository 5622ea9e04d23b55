import { expect, onTestFinished, test } from 'vitest';
import type { WireMatchReason } from '#api/customer/applicationContract.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { useReasonText } from './useReasonText.ts';

const REASONS: Record<WireMatchReason['code'], Record<string, number>> = {
  eligible: { gds: 31.5, gdsLimit: 39, tds: 40.25, tdsLimit: 44 },
  gds_above_limit: { gds: 45.1, limit: 39 },
  tds_above_limit: { tds: 50, limit: 44 },
  down_payment_too_small: { downPayment: 40_000, needed: 55_000 },
  price_above_insured_limit: { limit: 1_500_000, needed: 320_000 },
  not_insurable_rental: { needed: 160_000 },
  rental_not_served: {},
  loan_below_minimum: { loan: 40_000, limit: 50_000 },
  loan_above_maximum: { loan: 3_500_000, limit: 3_000_000 },
  province_not_served: {},
  citizenship_not_served: {},
  employment_not_served: {},
  history_too_short: { months: 2, needed: 3 },
  no_income: {},
};

const WHOSE = ['citizenship_not_served', 'employment_not_served', 'history_too_short'] as const;

function ReasonTexts() {
  const reason = useReasonText();
  return WHOSE.flatMap((code) =>
    ([undefined, 'applicant', 'co_applicant', 'both'] as const).map((who) => (
      <p key={`${code} ${who}`}>
        {reason({ code, values: { months: 2, needed: 3 }, ...(who ? { who } : {}) })}
      </p>
    )),
  );
}

function Reasons() {
  const reason = useReasonText();
  return Object.entries(REASONS).map(([code, values]) => (
    <p key={code}>{reason({ code: code as WireMatchReason['code'], values })}</p> // keys of the record above
  ));
}

async function shownTexts(language: Language, piece = <Reasons />): Promise<string[]> {
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage(language);
  const { container } = renderPiece(piece);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
}

test('every reason has its own sentence with its figures', async () => {
  const sentences = await shownTexts('en');
  expect(new Set(sentences).size).toBe(Object.keys(REASONS).length);
  expect(sentences).toContain('Housing takes 31.5% of income (limit 39%), all debts 40.3% (limit 44%).');
  expect(sentences).toContain('The down payment is $40,000, and would have to be at least $55,000.');
  expect(sentences).toContain('Not long enough in the job: 2 of the 3 months that this lender requires.');
  expect(sentences.join()).not.toMatch(/\{\{|matches\./);
});

test('in French too', async () => {
  const sentences = await shownTexts('fr');
  expect(new Set(sentences).size).toBe(Object.keys(REASONS).length);
  expect(sentences.join()).not.toMatch(/\{\{|matches\./);
  expect(sentences.join()).toMatch(
    /La mise de fonds est de 40\s000\s\$ et devrait être d’au moins 55\s000\s\$\./,
  );
});

test.each([
  ['en', /applicant/],
  ['fr', /demandeur/],
] as const)('names the person if two apply, in %s', async (language, named) => {
  const sentences = await shownTexts(language, <ReasonTexts />);
  // Only the reason about the status has a text of its own for both.
  expect(new Set(sentences).size).toBe(WHOSE.length * 3 + 1);
  expect(sentences.filter((sentence) => named.test(sentence))).toHaveLength(WHOSE.length * 2);
  expect(sentences.join()).not.toMatch(/\{\{|matches\./);
});
