import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { brand } from '../../config/brand.ts';
import { paths } from '../../domain/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { CostDrawing } from './drawings/CostDrawing.tsx';
import { DoorDrawing } from './drawings/DoorDrawing.tsx';
import { MapDrawing } from './drawings/MapDrawing.tsx';
import { FeatureSection } from './FeatureSection.tsx';

/** What the product does for its visitors, in alternating sections. */
export function Features() {
  const { t } = useTranslation('home');
  return (
    <>
      <FeatureSection
        title={t('features.map.title')}
        text={t('features.map.text')}
        drawing={<MapDrawing />}
        action={
          <Button variant="outlined" component={Link} to={paths.map()}>
            {t('features.map.action')}
          </Button>
        }
      />
      <FeatureSection
        reversed
        title={t('features.cost.title')}
        text={t('features.cost.text')}
        drawing={<CostDrawing />}
        action={
          <Button variant="outlined" href={brand.links.preApproval} target="_blank" rel="noopener">
            {t('features.cost.action')}
          </Button>
        }
      />
      <FeatureSection
        title={t('features.realtor.title')}
        text={t('features.realtor.text')}
        drawing={<DoorDrawing />}
        action={
          <Button variant="outlined" component={Link} to={paths.contact()}>
            {t('features.realtor.action')}
          </Button>
        }
      />
    </>
  );
}
