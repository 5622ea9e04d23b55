import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { environment } from '#config/environment.ts';
import { homeAddressOfPath } from '#domain/listing/homeAddress.ts';
import { parsePoint } from '#domain/search/mapUrl.ts';
import { AreaMarket } from '#features/trends/AreaMarket.tsx';
import { HomeValueScreen } from '#features/value/HomeValueScreen.tsx';
import { useValueText } from '#features/value/useValueText.ts';
import { ValueStart } from '#features/value/ValueStart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const ValuationForm = lazyOnIntent(
  async () => (await import('#features/leads/ValuationForm.tsx')).ValuationForm,
);

/** /value: the value of an owner's home. /value/{state}/{city}/{street}/{unit}: the page of one home. */
export default function ValuePage() {
  const { t } = useValueText();
  const { state, city, street, unit } = useParams();
  const [query] = useSearchParams();
  const at = query.get('at') ?? '';
  const point = useMemo(() => parsePoint(at), [at]);
  const address = useMemo(() => homeAddressOfPath([state, city, street, unit]), [state, city, street, unit]);
  if (!address) return <ValueStart />;
  const words = environment.hasEstimates ? 'lead' : 'valuation.lead';
  return (
    <HomeValueScreen
      key={Object.values(address).join('/')}
      address={address}
      point={point}
      isWhole={query.has('whole')}
      market={(neighborhood) => (
        <AreaMarket
          place={{ state: address.state, city: address.city, ...(neighborhood && { neighborhood }) }}
          heading={(place) => t('market', { place })}
        />
      )}
      lead={(facts) => (
        <ValuationForm
          address={address}
          facts={facts}
          heading={t(`${words}.heading`)}
          text={t(`${words}.text`)}
          fallback={<Skeleton variant="rounded" height={760} />}
        />
      )}
    />
  );
}
