import { formatNumber } from '#domain/format.ts';
import { useFactTexts } from '../search-words/useFilterText.ts';

/** The yield of a home by the estimate of its rent: "Est. gross yield 5.2%". @param props.grossYield in percent */
export function CardYield({ grossYield }: { grossYield: number }) {
  const { t, locale } = useFactTexts();
  return <span>{t('yieldOfHome', { percent: formatNumber(Math.round(grossYield * 10) / 10, locale) })}</span>;
}
