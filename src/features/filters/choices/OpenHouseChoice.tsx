import { useTranslation } from 'react-i18next';
import type { Search } from '#domain/search/search.ts';
import { Switch } from '#ui/Switch.tsx';

interface OpenHouseChoiceProps {
  value: boolean;
  onChange: (filters: Partial<Search>) => void;
}

/** Only homes with an open house this weekend. */
export function OpenHouseChoice({ value, onChange }: OpenHouseChoiceProps) {
  const { t } = useTranslation('filters');
  return <Switch label={t('openHouse')} checked={value} onChange={(openHouse) => onChange({ openHouse })} />;
}
