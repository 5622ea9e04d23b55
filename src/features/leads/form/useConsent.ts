import { useTranslation } from 'react-i18next';
import { brand } from '#config/brand.ts';

/** What a visitor agrees to by sending a lead, as the form shows it and the lead records it. */
export function useConsent(): string {
  return useTranslation('leads').t('consent', { brokerage: brand.brokerage });
}
