import { Link } from 'react-router';
import { brand } from '../../config/brand.ts';
import { Button } from '../../ui/Button.tsx';
import { FeatureSection } from './FeatureSection.tsx';
import { FEATURES, type FeatureContent } from './featureContent.tsx';
import { type MarketingPage, PLACES } from './marketingPage.ts';
import { OutsideLink } from './OutsideLink.tsx';
import { usePageText } from './usePageText.ts';

function Action({ leadsTo, text }: { leadsTo: FeatureContent['leadsTo']; text: string }) {
  if ('href' in leadsTo) return <OutsideLink href={leadsTo.href}>{text}</OutsideLink>;
  return (
    <Button variant="outlined" component={Link} to={leadsTo.path}>
      {text}
    </Button>
  );
}

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
        action={<Action leadsTo={leadsTo} text={t(`${page}.features.${place}.action`)} />}
        reversed={index % 2 === 1}
      />
    );
  });
}
