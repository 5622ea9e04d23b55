import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { type MarketingName, marketingHead } from '#components/heads/marketingHead.ts';
import { usePageText } from './usePageText.ts';

/** Sets the title and the metadata of a marketing page. */
export function useMarketingHead(page: MarketingName): void {
  const { t } = usePageText();
  useDocumentHead(marketingHead(page, t));
}
