import { useTranslation } from 'react-i18next';
import { formatNumber } from '#domain/format.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPins, selectPinsStatus } from '#store/pinsSlice.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Tells screen readers how many homes the view has, each time it has settled. */
export function ViewAnnouncer() {
  const { t, i18n } = useTranslation('map');
  const { count } = useAppSelector(selectPins);
  const isSettled = useAppSelector(selectPinsStatus) === 'loaded';
  const shown = formatNumber(count, localeOf(i18n.language));
  return <VisuallyHidden role="status">{isSettled && t('announced', { count, shown })}</VisuallyHidden>;
}
