import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocationsQuery } from '#api/realty/realtyApi.ts';
import { DropdownFrame } from '#components/combobox/DropdownFrame.tsx';
import { type Combobox, useCombobox } from '#components/combobox/useCombobox.ts';
import { provinceName } from '#domain/geo/provinces.ts';
import { MARKET_CITIES, MARKET_STATE, type MarketPlace, marketName } from '#domain/market/market.ts';
import { useDebounced } from '#ui/useDebounced.ts';
import { useTrendsText } from './useTrendsText.ts';

const STARTING_PLACES: readonly MarketPlace[] = MARKET_CITIES.map((city) => ({ city, state: MARKET_STATE }));
/** Milliseconds without a key before places are looked up. */
const REST_MS = 200;
/** Maximum number of offered places. */
const MAX_OFFERED = 12;

const keyOf = ({ state, city, neighborhood = '' }: MarketPlace): string =>
  [state, city, neighborhood].join('/');

/** Places with enough sales whose names match a text; the cities of the page while there is none. */
function useOffered(text: string): { places: readonly MarketPlace[]; isWaiting: boolean } {
  const name = useDebounced(text.trim(), REST_MS);
  const { currentData, isFetching } = useLocationsQuery({ search: name }, { skip: name === '' });
  if (text.trim() === '') return { places: STARTING_PLACES, isWaiting: false };
  const { cities = [], neighborhoods = [] } = currentData ?? {};
  // A feed does not say how many sales a place has.
  const places = [
    ...cities.map(({ enoughSales, city, state }) => ({ enoughSales, place: { city, state } })),
    ...neighborhoods.map(({ enoughSales, city, state, name: neighborhood }) => ({
      enoughSales,
      place: { city, state, neighborhood },
    })),
  ].filter(({ enoughSales }) => enoughSales !== false);
  const isWaiting = isFetching || name !== text.trim();
  return { places: places.map(({ place }) => place).slice(0, MAX_OFFERED), isWaiting };
}

/** In the form of Select (src/ui/Select.tsx). */
const Field = styled('input')(({ theme: { vars, shape, spacing, typography } }) => ({
  ...typography.body1,
  width: '100%',
  minHeight: 44,
  margin: 0,
  padding: spacing(0, 3.5),
  border: `1px solid ${vars?.palette.control}`,
  borderRadius: shape.borderRadius,
  color: vars?.palette.text.primary,
  backgroundColor: vars?.palette.background.paper,
  textOverflow: 'ellipsis',
  scrollMarginTop: 144,
  '&:hover': { borderColor: vars?.palette.text.primary },
}));

const Option = styled('div')(({ theme }) => ({
  minHeight: 44,
  padding: theme.spacing(2.5, 4),
  cursor: 'pointer',
  '&[aria-selected="true"], &:hover': { backgroundColor: theme.vars?.palette.chip.main },
}));

interface OfferedPlacesProps {
  label: string;
  places: readonly MarketPlace[];
  combobox: Combobox;
  onChoose: (key: string) => void;
}

/** The list of the field. The field keeps the focus and handles the keys; an option only handles the pointer. */
function OfferedPlaces({ label, places, combobox, onChoose }: OfferedPlacesProps) {
  const { locale } = useTrendsText();
  const { listId, optionId, activeId } = combobox;
  return (
    <DropdownFrame id={listId} role="listbox" aria-label={label} sx={{ maxHeight: 320 }}>
      {places.map((place) => {
        const key = keyOf(place);
        return (
          <Option
            key={key}
            id={optionId(key)}
            role="option"
            aria-selected={key === activeId}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(key)}
          >
            {marketName(place)}
            <Typography component="span" variant="body2" color="textSecondary">
              {`, ${provinceName(place.state, locale)}`}
            </Typography>
          </Option>
        );
      })}
    </DropdownFrame>
  );
}

interface PlaceFieldProps {
  label: string;
  /** The chosen place; undefined for a field that adds one. */
  value?: MarketPlace;
  onChoose: (place: MarketPlace) => void;
}

/** A field that finds a city or neighbourhood by its name. */
export function PlaceField({ label, value, onChoose }: PlaceFieldProps) {
  const { t } = useTrendsText();
  const id = useId();
  const chosen = value ? marketName(value) : '';
  // Undefined while nothing is typed: the field then shows the chosen place.
  const [typed, setTyped] = useState<string>();
  const { places, isWaiting } = useOffered(typed ?? '');
  const choose = (key: string | undefined) => {
    const place = places.find((one) => keyOf(one) === key);
    if (!place) return;
    setTyped(undefined);
    onChoose(place);
  };
  const combobox = useCombobox({
    ids: places.map(keyOf),
    isWaiting,
    onChoose: choose,
    onSubmit: () => undefined,
    onClear: () => setTyped(undefined),
  });
  const { open, activeId, activeDomId, listId, setOpen, onKeyDown } = combobox;
  const isEmpty = open && !isWaiting && places.length === 0;
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', mb: 1 }}
      >
        {label}
      </Typography>
      <Field
        id={id}
        value={typed ?? chosen}
        placeholder={t('filters.placeHint')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={activeDomId}
        autoComplete="off"
        spellCheck={false}
        onFocus={({ target }) => target.select()}
        onClick={() => setOpen(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          // Enter without an option takes the first one.
          if (event.key === 'Enter' && open && activeId === undefined && typed && !isWaiting) {
            event.preventDefault();
            setOpen(false);
            choose(places[0] && keyOf(places[0]));
          } else onKeyDown(event);
        }}
        onBlur={() => {
          setOpen(false);
          setTyped(undefined);
        }}
      />
      {open && (
        <OfferedPlaces
          label={label}
          places={places}
          combobox={combobox}
          onChoose={(key) => {
            setOpen(false);
            choose(key);
          }}
        />
      )}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: isEmpty ? 1 : 0 }}>
        {isEmpty && t('filters.noPlace')}
      </Typography>
    </Box>
  );
}
