import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { priceText } from '#domain/listing/listing.ts';
import { shownPrice } from '#domain/listing/status.ts';
import { localeOf } from '#i18n/i18n.ts';
import { SearchIcon } from '#ui/icons/commonIcons.tsx';
import { CityIcon, HomeIcon, PlaceIcon } from '#ui/icons/searchIcons.tsx';
import { SentenceText } from './sentence.ts';
import type { OfferedListing, Suggestion } from './suggestion.ts';
import { useSuggestionText } from './useSuggestionText.ts';

const ICONS = {
  near: PlaceIcon,
  sentence: SearchIcon,
  city: CityIcon,
  neighborhood: PlaceIcon,
  postal: PlaceIcon,
  amenity: PlaceIcon,
  place: PlaceIcon,
  listing: HomeIcon,
} as const;

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 56,
  padding: theme.spacing(1.5, 4),
  cursor: 'pointer',
  '&[aria-selected="true"], &:hover': { backgroundColor: theme.vars?.palette.chip.main },
  // The delay avoids flicker between two texts.
  transition: 'opacity 120ms ease-out 150ms',
  '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'progress' },
  '& .icon': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 36,
    height: 36,
    borderRadius: 999,
    backgroundColor: theme.vars?.palette.background.ground,
    color: theme.vars?.palette.text.secondary,
  },
  '& .line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

interface SuggestionOptionProps {
  suggestion: Suggestion;
  id: string;
  active: boolean;
  /** True if it belongs to an older text. */
  stale: boolean;
  onChoose(): void;
}

/** A listing's price as on its card; renders nothing if it is not known. */
function OfferedPrice({ listing }: { listing: OfferedListing }) {
  const { t, i18n } = useTranslation('card');
  const { price } = shownPrice(listing);
  if (price === null) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {priceText(price, listing, localeOf(i18n.language), t)}
    </Box>
  );
}

/** One row of the suggestions: its type, its place and, for a listing, its price. */
export function SuggestionOption({ suggestion, id, active, stale, onChoose }: SuggestionOptionProps) {
  const { main, detail } = useSuggestionText()(suggestion);
  const Icon = ICONS[suggestion.kind];
  return (
    // The combobox keeps the focus and handles the keys. A row only handles the pointer.
    <Row
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={stale || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="icon">
        <Icon fontSize="small" />
      </span>
      <Box
        component="span"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          minWidth: 0,
          flex: 1,
          lineHeight: 1.35,
        }}
      >
        {suggestion.kind === 'sentence' ? (
          <SentenceText suggestion={suggestion} failed={null} />
        ) : (
          <>
            <Box
              component="span"
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, fontWeight: 600 }}
            >
              <span className="line">{main}</span>
              {suggestion.kind === 'listing' && <OfferedPrice listing={suggestion.listing} />}
            </Box>
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {detail}
            </Box>
          </>
        )}
      </Box>
    </Row>
  );
}
