import Box from '@mui/material/Box';
import { memo } from 'react';
import { RadioChoice } from '#components/fields/RadioChoice.tsx';
import { useFactTexts } from '#components/search-words/useFilterText.ts';
import { hiddenFilters, offersYields } from '#config/hiddenFilters.ts';
import { formatPrice } from '#domain/format.ts';
import type { ListingType } from '#domain/listing/status.ts';
import { BASEMENTS, type FactName, type Facts, hasFact } from '#domain/search/facts.ts';
import type { Search } from '#domain/search/search.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Switch } from '#ui/Switch.tsx';
import { SelectChoice } from './SelectChoice.tsx';

interface ChangeProps {
  onChange: (filters: Partial<Search>) => void;
}

type SwitchedFact = 'virtualTour' | 'pets' | 'furnished';
type ListedFact = Exclude<FactName, SwitchedFact | 'minParkingSpaces'>;

const YEARS = [0, 1900, 1920, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2005, 2010, 2015, 2020, 2025];
/** The choices of each list. An acre is 43,560 square feet. */
const CHOICES: { readonly [Name in ListedFact]: readonly Facts[Name][] } = {
  minLotSizeSqft: [0, 2000, 3000, 4000, 5000, 7500, 10_890, 21_780, 43_560, 217_800, 435_600],
  minYearBuilt: YEARS,
  maxYearBuilt: YEARS,
  basement: BASEMENTS,
  maxMaintenanceFee: [0, 200, 300, 400, 500, 600, 800, 1000, 1500],
  priceCutDays: [0, 3, 7, 14, 30, 90],
  minGrossYield: [0, 3, 4, 5, 6, 7, 8, 10],
};
const PARKING = [0, 1, 2, 3, 4];

interface ListProps extends ChangeProps {
  name: ListedFact;
  value: Facts[ListedFact];
  /** Leaves out smaller and greater values: the ends of a range. All by default. */
  from?: number;
  to?: number;
}

/** One fact as a list. Memoized, so that a choice renders only its own control. */
const FactList = memo(({ name, value, from = 0, to = 0, onChange }: ListProps) => {
  const { t, locale, lotText, factText } = useFactTexts();
  const choices: readonly Facts[ListedFact][] = CHOICES[name];
  // An address can have another value.
  const values = choices.includes(value)
    ? choices
    : [...choices, value].sort((one, other) => Number(one) - Number(other));
  const textOf = (each: Facts[ListedFact]): string => {
    if (!each) return t('any');
    if (name === 'minLotSizeSqft') return lotText(Number(each));
    if (name === 'maxMaintenanceFee') return formatPrice(Number(each), locale);
    return name === 'minYearBuilt' || name === 'maxYearBuilt' ? String(each) : factText(name, each);
  };
  const isBetween = (each: number | string) =>
    typeof each === 'string' || each === 0 || (each >= from && (to === 0 || each <= to));
  return (
    <SelectChoice
      label={t(`label.${name}`)}
      values={values.filter(isBetween)}
      value={value}
      textOf={textOf}
      onChange={(chosen) => onChange({ [name]: chosen })}
    />
  );
});

const Parking = memo(({ value, onChange }: ChangeProps & { value: number }) => {
  const { t } = useFactTexts();
  return (
    <RadioChoice
      label={t('label.minParkingSpaces')}
      values={PARKING}
      value={value}
      textOf={(spaces) => (spaces === 0 ? t('any') : `${spaces}+`)}
      onChange={(minParkingSpaces) => onChange({ minParkingSpaces })}
    />
  );
});

const FactSwitch = memo(({ name, value, onChange }: ChangeProps & { name: SwitchedFact; value: boolean }) => {
  const { factText } = useFactTexts();
  return <Switch label={factText(name, true)} checked={value} onChange={(is) => onChange({ [name]: is })} />;
});

const isOffered = (type: ListingType, name: FactName): boolean =>
  hasFact(type, name) && !hiddenFilters.includes(name) && (name !== 'minGrossYield' || offersYields());

interface FactChoicesProps extends ChangeProps {
  search: Search;
}

/** The facts of a home with a few choices each: parking, lot, age, basement, costs. */
export function FactChoices({ search, onChange }: FactChoicesProps) {
  const isCustomer = useAppSelector(({ session }) => session.status === 'active');
  const list = (name: ListedFact, ends: Pick<ListProps, 'from' | 'to'> = {}) =>
    isOffered(search.type, name) && (
      <FactList name={name} value={search[name]} onChange={onChange} {...ends} />
    );
  return (
    <>
      {isOffered(search.type, 'minParkingSpaces') && (
        <Parking value={search.minParkingSpaces} onChange={onChange} />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, alignItems: 'end' }}>
        {list('minYearBuilt', { to: search.maxYearBuilt })}
        {list('maxYearBuilt', { from: search.minYearBuilt })}
      </Box>
      {list('basement')}
      {list('minLotSizeSqft')}
      {list('maxMaintenanceFee')}
      {list('priceCutDays')}
      {/* A visitor's address can have it. */}
      {(isCustomer || search.minGrossYield > 0) && list('minGrossYield')}
    </>
  );
}

/** The facts that a home has or has not. */
export function FactSwitches({ search, onChange }: FactChoicesProps) {
  return (['virtualTour', 'pets', 'furnished'] as const)
    .filter((name) => isOffered(search.type, name))
    .map((name) => <FactSwitch key={name} name={name} value={search[name]} onChange={onChange} />);
}
