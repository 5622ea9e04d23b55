import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ownPath } from '#domain/account/redirect.ts';
import type { SignInIntent } from '#domain/account/signInIntent.ts';
import { parseDetail } from '#domain/paths.ts';
import { parseSearchPath } from '#domain/search/searchPath.ts';
import { IntentHeading, type IntentHeadingProps } from '#features/auth/IntentHeading.tsx';
import { joined, useSearchWords } from '#features/saved-searches/useSearchWords.ts';

/** Intents about the search or the home of the page that the visitor comes from. */
const OF_PAGE: readonly SignInIntent[] = [
  'saveSearch',
  'watchHome',
  'seeHome',
  'seeHomes',
  'seeHistory',
  'seeEstimate',
];

/** "Toronto · For sale · 3+ beds", "MLS® C1000001"; undefined for any other page. */
function useSubject(path: string): string | undefined {
  const { t } = useTranslation('card');
  const wordsOf = useSearchWords();
  const search = parseSearchPath(path);
  if (search) {
    const { place, filters } = wordsOf(search);
    return joined([place, ...filters]);
  }
  const [, page, ...names] = path.split(/[?#]/, 1)[0]?.split('/') ?? [];
  const home = page === 'detail' ? parseDetail(names) : undefined;
  return home?.kind === 'listing' ? t('mls', { mlsNumber: home.mlsNumber }) : undefined;
}

/** The title of an account's form for a visitor with an intent, with its subject. */
export function SubjectHeading({ intent, form }: Pick<IntentHeadingProps, 'intent' | 'form'>) {
  const [query] = useSearchParams();
  const subject = useSubject(ownPath(query.get('redirect')));
  return <IntentHeading intent={intent} form={form} subject={OF_PAGE.includes(intent) && subject} />;
}
