import '#components/search-words/filterMenuTexts.ts';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { memo, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hiddenFilters } from '#config/hiddenFilters.ts';
import type { Bounds } from '#domain/geo/geo.ts';
import type { HomeType } from '#domain/search/homeTypes.ts';
import type { PriceRange } from '#domain/search/priceSteps.ts';
import { type Search, withFilters, withoutFilters } from '#domain/search/search.ts';
import { usedFilters } from '#domain/search/usedFilters.ts';
import { afterNextPaint } from '#ui/afterNextPaint.ts';
import { Button } from '#ui/Button.tsx';
import { FrozenWhileClosing } from '#ui/FrozenWhileClosing.tsx';
import { TypeToggle } from '../bar/TypeToggle.tsx';
import { BedsChoice } from '../choices/BedsChoice.tsx';
import { FactChoices, FactSwitches } from '../choices/FactChoices.tsx';
import { HomeTypeChoice } from '../choices/HomeTypeChoice.tsx';
import { KeywordsInput } from '../choices/KeywordsInput.tsx';
import { MarketChoice } from '../choices/MarketChoice.tsx';
import { MinimumChoice } from '../choices/MinimumChoice.tsx';
import { NearChoice } from '../choices/NearChoice.tsx';
import { OpenHouseChoice } from '../choices/OpenHouseChoice.tsx';
import { PriceChoice } from '../choices/PriceChoice.tsx';
import type { CountingFilterProps } from '../filterProps.ts';
import { ShowHomesButton } from '../ShowHomesButton.tsx';
import { CommuteSection } from './CommuteSection.tsx';

interface FilterDrawerProps extends CountingFilterProps {
  open: boolean;
  onClose: () => void;
}

/** All filters in a drawer from the right. */
export function FilterDrawer({ search, bounds, onChange, open, onClose }: FilterDrawerProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: 400, maxWidth: '100%', borderRadius: 0 },
        },
      }}
    >
      <FrozenWhileClosing open={open}>
        <DrawerForm
          titleId={titleId}
          search={search}
          bounds={bounds}
          onApply={(next) => {
            // The button reacts to the press. Then the drawer closes and the bar shows the choice.
            afterNextPaint(() => {
              onClose();
              if (next !== search) onChange(next);
            });
          }}
          onCancel={() => afterNextPaint(onClose)}
        />
      </FrozenWhileClosing>
    </Drawer>
  );
}

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  minHeight: 64,
  padding: theme.spacing(2, 5),
  backgroundColor: theme.vars?.palette.background.paper,
}));

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h6,
  margin: theme.spacing(0, 0, 3),
}));

const Section = styled('section')(({ theme }) => ({
  padding: theme.spacing(5),
  '& + &': { borderTop: `1px solid ${theme.vars?.palette.line}` },
}));

// Memoized, so that a choice renders only its own control and is shown at once.
const Minimum = memo(MinimumChoice);
const Prices = memo(PriceChoice);
const HomeTypes = memo(HomeTypeChoice);
const Keywords = memo(KeywordsInput);
const OpenHouse = memo(OpenHouseChoice);

interface DrawerFormProps {
  titleId: string;
  search: Search;
  bounds: Bounds | undefined;
  onApply: (search: Search) => void;
  onCancel: () => void;
}

/** All filters below each other; nothing is searched before Apply. */
function DrawerForm({ titleId, search, bounds, onApply, onCancel }: DrawerFormProps) {
  const { t } = useTranslation(['filterMenu', 'filters']);
  const [draft, setDraft] = useState(search);
  const filter = { search: draft, onChange: setDraft };
  const change = useCallback(
    (filters: Partial<Search>) => setDraft((before) => withFilters(before, filters)),
    [],
  );
  const changeHomeTypes = useCallback((homeTypes: HomeType[]) => change({ homeTypes }), [change]);
  const changeKeywords = useCallback((keywords: string) => change({ keywords }), [change]);
  // Another listing type has another price slider, which is rendered after the reaction to the press.
  const earlier = useDeferredValue(draft);
  const { type, minPrice, maxPrice } = earlier.type === draft.type ? draft : earlier;
  const changePrices = useCallback(
    // The slider of the earlier type is there for a moment longer: its prices do not belong to the new type.
    (range: PriceRange) => setDraft((before) => (before.type === type ? withFilters(before, range) : before)),
    [type],
  );
  const range = useMemo(() => ({ minPrice, maxPrice }), [minPrice, maxPrice]);
  return (
    <>
      <Strip sx={{ borderBottom: 1, borderColor: 'line' }}>
        <Box component="h2" id={titleId} sx={{ typography: 'h5', m: 0 }}>
          {t('drawer.title')}
        </Box>
        <Button
          variant="text"
          sx={{ mr: -3, '&[aria-disabled="true"]': { color: 'action.disabled' } }}
          // The press itself leaves nothing to clear; a disabled button would lose the focus.
          aria-disabled={usedFilters(draft).length === 0}
          onClick={() => setDraft(withoutFilters(draft))}
        >
          {t('clearAll')}
        </Button>
      </Strip>
      <Box sx={{ flex: 1, overflowY: 'auto' }}>
        <Section aria-labelledby={`${titleId}-status`}>
          <Heading id={`${titleId}-status`}>{t('filters:status')}</Heading>
          <Box sx={{ display: 'grid', justifyItems: 'start', gap: 5 }}>
            <TypeToggle {...filter} />
            <MarketChoice {...filter} />
          </Box>
        </Section>
        <Section>
          <Box sx={{ display: 'grid', gap: 5 }}>
            <BedsChoice minBeds={draft.minBeds} exactBeds={draft.exactBeds} onChange={change} />
            <Minimum of="baths" value={draft.minBaths} onChange={change} />
          </Box>
        </Section>
        {!hiddenFilters.includes('commutes') && (
          <Section aria-labelledby={`${titleId}-commute`}>
            <Heading id={`${titleId}-commute`}>{t('filters:commute.label')}</Heading>
            <CommuteSection commutes={draft.commutes} onChange={change} />
          </Section>
        )}
        <Section aria-labelledby={`${titleId}-other`}>
          <Heading id={`${titleId}-other`}>{t('drawer.other')}</Heading>
          <Box sx={{ display: 'grid', gap: 5 }}>
            <div>
              <Box component="h4" sx={{ typography: 'body2', fontWeight: 600, m: 0, mb: 2 }}>
                {t('filters:price.label')}
              </Box>
              <Prices key={type} type={type} range={range} onChange={changePrices} />
            </div>
            <Minimum of="sqft" value={draft.minSqft} onChange={change} />
            <HomeTypes selection={draft.homeTypes} onChange={changeHomeTypes} />
            <FactChoices search={draft} onChange={change} />
            <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
              <OpenHouse value={draft.openHouse} onChange={change} />
              <FactSwitches search={draft} onChange={change} />
            </Box>
            <NearChoice value={draft.near} onChange={change} />
            <Keywords value={draft.keywords} onCommit={changeKeywords} />
          </Box>
        </Section>
      </Box>
      <Strip sx={{ borderTop: 1, borderColor: 'line', '& > *': { flex: 'auto', whiteSpace: 'nowrap' } }}>
        <Button variant="outlined" onClick={onCancel}>
          {t('drawer.cancel')}
        </Button>
        <ShowHomesButton search={draft} bounds={bounds} onClick={() => onApply(draft)} />
      </Strip>
    </>
  );
}
