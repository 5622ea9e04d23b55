import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offersPrices } from '#config/hiddenFilters.ts';
import { MAP_ZOOM } from '#domain/constants.ts';
import { BareButton } from '#ui/BareButton.tsx';
import { DrawIcon, LayersIcon, LocateIcon, PanelIcon, PlacesIcon, PricesIcon } from '#ui/icons/mapIcons.tsx';
import { MinusIcon, PlusIcon } from '#ui/icons/pageIcons.tsx';

const Column = styled('div')(({ theme }) => ({
  position: 'absolute',
  // Below the sheet of results, which may reach it, and above the surface on which an area is drawn.
  zIndex: 2,
  '&[data-drawing]': { zIndex: 5 },
  top: theme.spacing(4),
  right: theme.spacing(4),
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  '@media (max-width: 599.95px)': { top: theme.spacing(3), right: theme.spacing(3) },
}));

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  // On a dark ground a shadow alone shows no edge.
  border: `1px solid ${theme.vars?.palette.line}`,
  boxShadow: theme.shadows[1],
  backgroundColor: theme.vars?.palette.background.paper,
  '& > * + *': { borderTop: `1px solid ${theme.vars?.palette.line}` },
}));

const Press = styled(BareButton)(({ theme }) => ({
  width: 44,
  height: 44,
  color: theme.vars?.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars?.palette.chip.main },
  '&[aria-pressed="true"], &[aria-expanded="true"]': {
    color: theme.vars?.palette.background.paper,
    backgroundColor: theme.vars?.palette.text.primary,
  },
  '&:focus-visible': { outlineOffset: -2 },
}));

function Control({
  label,
  pressed,
  expanded,
  busy = false,
  onClick,
  children,
}: {
  label: string;
  pressed?: boolean;
  /** True while the panel that it opens is open. */
  expanded?: boolean;
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Press
      type="button"
      aria-label={label}
      title={label}
      aria-busy={busy}
      // A disabled button would lose the focus.
      aria-disabled={busy}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      onClick={() => busy || onClick()}
    >
      {children}
    </Press>
  );
}

interface MapControlsProps {
  onZoom: (levels: number) => void;
  /** True while the visitor draws an area: only the zoom stays. */
  isDrawing: boolean;
  onDraw: () => void;
  /** Moves the map to the visitor's location. */
  onLocate: () => void;
  isLocating: boolean;
  isSatellite: boolean;
  onSatellite: () => void;
  hasPrices: boolean;
  /** Shows or hides the layer of prices. */
  onPrices: () => void;
  /** The panel of schools, transit, shops and parks. */
  places: { isOpen: boolean; isLoading: boolean; toggle: () => void };
  /** The panel beside the map; undefined on small screens, which have none. */
  panel?: { isOpen: boolean; onToggle: () => void };
}

/**
 * The map's buttons: zoom by one step, the visitor's location, drawing, the satellite view, prices, the places, and the
 * results panel.
 */
export function MapControls(props: MapControlsProps) {
  const { onZoom, isDrawing, onDraw, onLocate, isLocating, isSatellite, onSatellite, places, panel } = props;
  const { hasPrices, onPrices } = props;
  const { t } = useTranslation('map');
  return (
    <Column
      role="group"
      data-covers="left"
      data-drawing={isDrawing || undefined}
      aria-label={t('controls.label')}
    >
      {!isDrawing && panel && (
        <Group>
          <Control
            label={t(panel.isOpen ? 'controls.hideResults' : 'controls.showResults')}
            onClick={panel.onToggle}
          >
            <PanelIcon />
          </Control>
        </Group>
      )}
      <Group>
        <Control label={t('controls.zoomIn')} onClick={() => onZoom(MAP_ZOOM.step)}>
          <PlusIcon />
        </Control>
        <Control label={t('controls.zoomOut')} onClick={() => onZoom(-MAP_ZOOM.step)}>
          <MinusIcon />
        </Control>
      </Group>
      {!isDrawing && (
        <>
          <Group>
            <Control label={t('controls.locate')} busy={isLocating} onClick={onLocate}>
              <LocateIcon sx={isLocating ? { opacity: 0.4 } : {}} />
            </Control>
          </Group>
          <Group>
            <Control label={t('controls.draw')} onClick={onDraw}>
              <DrawIcon />
            </Control>
          </Group>
          <Group>
            <Control label={t('controls.satellite')} pressed={isSatellite} onClick={onSatellite}>
              <LayersIcon />
            </Control>
            {offersPrices && (
              <Control label={t('controls.prices')} pressed={hasPrices} onClick={onPrices}>
                <PricesIcon />
              </Control>
            )}
            <Control
              label={t('controls.places')}
              expanded={places.isOpen}
              busy={places.isLoading}
              onClick={places.toggle}
            >
              <PlacesIcon />
            </Control>
          </Group>
        </>
      )}
    </Column>
  );
}
