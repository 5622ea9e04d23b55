import { useTranslation } from 'react-i18next';
import { LeadForm } from '../../features/leads/LeadForm.tsx';
import { Features } from '../../features/marketing/Features.tsx';
import { GetStarted } from '../../features/marketing/GetStarted.tsx';
import { Spread } from '../../features/marketing/PageColumn.tsx';
import { Reviews } from '../../features/marketing/Reviews.tsx';
import { Team } from '../../features/marketing/Team.tsx';

/** Home below the newest homes: what the product does, who is behind it, what is said of them, and the lead form. */
export function HomeRest() {
  const { t } = useTranslation('home');
  return (
    <Spread>
      <Features page="home" />
      <Team />
      <Reviews />
      <GetStarted>
        <LeadForm heading={t('lead.title')} subtitle={t('lead.subtitle')} />
      </GetStarted>
    </Spread>
  );
}
