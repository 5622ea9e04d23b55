import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntryState } from '#components/entry-memory/useEntryState.ts';
import { SortMenu } from '#components/results/SortMenu.tsx';
import { BESIDE_MAP } from '#domain/constants.ts';
import type { MapPlace } from '#domain/paths.ts';
import { type Search, withFilters } from '#domain/search/search.ts';
import map from '#i18n/en/map.json';
import { addEnglish } from '#i18n/i18n.ts';
import { activeMapPort } from '#platform/maps/activeMapPort.ts';
import { Button } from '#ui/Button.tsx';
import { FLOATING_STYLE } from '#ui/floatingStyle.ts';
import { ListIcon, MapIcon } from '#ui/icons/searchIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { MapArea } from './area/MapArea.tsx';
import { MapUnavailable } from './area/MapUnavailable.tsx';
import type { Highlighted } from './area/useMapPins.ts';
import { BottomSheet } from './panel/BottomSheet.tsx';
import { ResultsContent } from './panel/ResultsContent.tsx';
import { RESULTS_ID } from './panel/resultsId.ts';
import { SidePanel } from './panel/SidePanel.tsx';
import { SHEET_STOPS, type SheetStop } from './panel/sheetStops.ts';

interface ListButtonProps {
  isListShown: boolean;
  onStop: (stop: SheetStop) => void;
}

/** Switches between the map and its list on small screens. It is placed within reach of the thumb. */
function ListButton({ isListShown, onStop }: ListButtonProps) {
  const { t } = useTranslation('map');
  return (
    <Button
      variant="contained"
      startIcon={isListShown ? <MapIcon /> : <ListIcon />}
      onClick={() => onStop(isListShown ? 'count' : 'full')}
      sx={{ ...FLOATING_STYLE, position: 'absolute' }}
    >
      {t(isListShown ? 'results.map' : 'results.list')}
    </Button>
  );
}

// These texts are loaded with this feature's code, not with every page.
await addEnglish('map', map);

/** The map fills the window below the header. */
const Screen = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(100dvh - var(--header-height, 56px) - var(--ribbon, 0px))',
  minHeight: 420,
  overflow: 'hidden',
});

/** Actions for the results, beside their number. */
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
}));

const Body = styled('div')({ flex: 1, minHeight: 0, display: 'flex' });

interface MapScreenProps {
  /** The page's heading. It is only for screen readers: the map fills the page. */
  title: string;
  search: Search;
  mapPlace: MapPlace | undefined;
  onSearchChange: (next: Search) => void;
  filterBar: ReactNode;
  /** A further action for the search, beside the sort menu. */
  action?: ReactNode;
}

/** Map search: the map, its results beside it or in a sheet, and the filter bar that the page brings. */
export function MapScreen({ title, search, mapPlace, onSearchChange, filterBar, action }: MapScreenProps) {
  const isWide = useMediaQuery(BESIDE_MAP, { noSsr: true });
  const [stop, setStop] = useEntryState('sheet', SHEET_STOPS, 'count');
  const [highlighted, setHighlighted] = useState<Highlighted>(null);
  const [pointed, setPointed] = useState<Highlighted>(null);
  const [isFailed, setFailed] = useState(false);
  const isSupported = activeMapPort().support() === 'ok';

  const sort = (
    <Tools>
      {action}
      <SortMenu search={search} onChange={(sortBy) => onSearchChange(withFilters(search, { sortBy }))} />
    </Tools>
  );
  const results = { search, onSearchChange, pointed, onHighlight: setHighlighted };
  const [isSkipping, setSkipping] = useState(false);
  const skipToResults = () => {
    if (!isWide && stop === 'count') setStop('half');
    if (isWide && !search.panelOpen) onSearchChange({ ...search, panelOpen: true });
    setSkipping(true);
  };
  useEffect(() => {
    // The panel may only open with the next address.
    if (!isSkipping || (isWide && !search.panelOpen)) return;
    setSkipping(false);
    document.getElementById(RESULTS_ID)?.focus();
  }, [isSkipping, isWide, search.panelOpen]);

  return (
    <Screen>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {filterBar}
      {isSupported && !isFailed ? (
        <Body>
          <MapArea
            search={search}
            mapPlace={mapPlace}
            onSearchChange={onSearchChange}
            highlighted={highlighted}
            onPointed={setPointed}
            onSkip={skipToResults}
            onFailed={() => setFailed(true)}
            {...(isWide && {
              panel: {
                isOpen: search.panelOpen,
                onToggle: () => onSearchChange({ ...search, panelOpen: !search.panelOpen }),
              },
            })}
          >
            {!isWide && (
              <>
                <BottomSheet stop={stop} onStop={setStop}>
                  <ResultsContent {...results} sort={sort} />
                </BottomSheet>
                <ListButton isListShown={stop === 'full'} onStop={setStop} />
              </>
            )}
          </MapArea>
          {isWide && search.panelOpen && (
            <SidePanel sort={sort}>
              <ResultsContent {...results} />
            </SidePanel>
          )}
        </Body>
      ) : (
        <MapUnavailable
          reason={isFailed ? 'failed' : 'no-webgl'}
          search={search}
          onSearchChange={onSearchChange}
        />
      )}
    </Screen>
  );
}
