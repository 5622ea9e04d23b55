import { WayButton } from '#components/way-button/WayButton.tsx';
import { brand } from '#config/brand.ts';
import { FeatureSection } from './FeatureSection.tsx';
import { FEATURES } from './featureContent.tsx';
import { type MarketingPage, PLACES } from './marketingPage.ts';
import { usePageText } from './usePageText.ts';

/** What the product and the brokerage do for their visitors, in alternating sections. */
export function Features({ page }: { page: MarketingPage | 'home' }) {
  const { t } = usePageText();
  const { mortgageBrokerage } = brand;
  return PLACES.map((place, index) => {
    const { picture, leadsTo } = FEATURES[page][place];
    return (
      <FeatureSection
        key={place}
        title={t(`${page}.features.${place}.title`)}
        text={t(`${page}.features.${place}.text`, { mortgageBrokerage })}
        picture={picture}
        action={<WayButton way={leadsTo}>{t(`${page}.features.${place}.action`)}</WayButton>}
        reversed={index % 2 === 1}
      />
    );
  });
}
