import './commuteTexts.ts';
import { useTranslation } from 'react-i18next';
import { REACH_FAILURES } from '#api/realty/reachContract.ts';

/**
 * Says why homes cannot be searched by a commute.
 * @param code of the reason, from the service
 * @returns the sentence, and true if another attempt may succeed
 */
export function useCommuteReason(code: string): { sentence: string; isPassing: boolean } {
  const { t } = useTranslation('commute');
  const reason = REACH_FAILURES.find((known) => known === code) ?? 'routingUnreachable';
  return {
    sentence: `${t('failure.search')} ${t(`reason.${reason}`)}`,
    isPassing: reason === 'routingBusy' || reason === 'routingUnreachable',
  };
}
