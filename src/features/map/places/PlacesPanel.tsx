import { styled } from '@mui/material/styles';
import { type Ref, useEffect, useRef } from 'react';
import type { WireAmenity } from '#api/realty/amenityContract.ts';
import { AmenityIcon } from '#components/amenities/AmenityIcon.tsx';
import { AmenitySources } from '#components/amenities/AmenitySources.tsx';
import { useAmenityText } from '#components/amenities/useAmenityText.ts';
import { BareButton } from '#ui/BareButton.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';
import { GROUP_NAMES, PLACE_GROUPS, PLACES_FROM_ZOOM, type PlaceGroup } from './placeGroups.ts';
import type { ViewPlaces } from './useViewPlaces.ts';

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: theme.spacing(4),
  // Beside the controls.
  right: `calc(${theme.spacing(4)} + 54px)`,
  width: 320,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: `calc(100% - ${theme.spacing(8)})`,
  padding: theme.spacing(2, 4, 4),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars?.palette.line}`,
  boxShadow: theme.shadows[2],
  backgroundColor: theme.vars?.palette.background.paper,
  '@media (max-width: 1199.95px)': { maxHeight: `calc(100% - 100px)` },
  '@media (max-width: 599.95px)': {
    top: theme.spacing(3),
    left: theme.spacing(3),
    right: `calc(${theme.spacing(3)} + 54px)`,
    width: 'auto',
    maxHeight: '62%',
  },
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h6, margin: 0 }));

const Switches = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2),
  margin: theme.spacing(2, 0, 3),
}));

const Switch = styled(BareButton)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  minHeight: 44,
  gap: theme.spacing(2),
  padding: theme.spacing(0, 3, 0, 2),
  justifyContent: 'flex-start',
  borderRadius: 999,
  border: `1px solid ${theme.vars?.palette.line}`,
  color: theme.vars?.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars?.palette.chip.main },
  '&[aria-pressed="true"]': {
    color: theme.vars?.palette.background.paper,
    backgroundColor: theme.vars?.palette.text.primary,
    borderColor: theme.vars?.palette.text.primary,
  },
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0, 0, 2),
  color: theme.vars?.palette.text.secondary,
}));

const List = styled('ul')(({ theme }) => ({
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  margin: theme.spacing(0, -4, 2),
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${theme.vars?.palette.line}`,
}));

const Row = styled(BareButton)(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  minHeight: 44,
  gap: theme.spacing(3),
  padding: theme.spacing(2, 4),
  justifyContent: 'flex-start',
  textAlign: 'start',
  color: theme.vars?.palette.text.primary,
  '&:hover, &[aria-current="true"]': { backgroundColor: theme.vars?.palette.chip.main },
  '&:focus-visible': { outlineOffset: -2 },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: 'inherit', color: theme.vars?.palette.text.secondary },
}));

interface PlacesPanelProps {
  ref: Ref<HTMLDivElement>;
  groups: readonly PlaceGroup[];
  onToggle: (group: PlaceGroup) => void;
  view: ViewPlaces;
  /** The place whose name is shown on the map. */
  shown: WireAmenity | null;
  /** The pointer or the focus enters a place of the list, or leaves it. */
  onPoint: (place: WireAmenity | null) => void;
  onPick: (place: WireAmenity) => void;
  onZoom: () => void;
  onClose: () => void;
}

function State({ groups, view, onZoom }: Pick<PlacesPanelProps, 'groups' | 'view' | 'onZoom'>) {
  const { t, number } = useAmenityText();
  const { status, places, hasMore, zoom } = view;
  if (groups.length === 0) return <Note>{t('map.choose')}</Note>;
  switch (status) {
    case 'tooFar':
      return (
        <>
          <Note role="status">{t('map.zoomIn')}</Note>
          <Button size="small" variant="outlined" onClick={onZoom} sx={{ alignSelf: 'start' }}>
            {t('map.zoom')}
          </Button>
        </>
      );
    case 'failed':
    case 'offline':
      return (
        <>
          <Note role="alert">{t(`map.${status}`)}</Note>
          <Button size="small" variant="outlined" onClick={view.retry} sx={{ alignSelf: 'start' }}>
            {t('map.retry')}
          </Button>
        </>
      );
    case 'loading':
      return <Note role="status">{t('map.loading')}</Note>;
    default:
      return (
        <>
          <Note role="status">
            {places.length === 0
              ? t('map.none')
              : t('map.shown', { count: places.length, shown: number(places.length) })}
          </Note>
          {hasMore && <Note>{t('map.some')}</Note>}
          {groups.includes('transit') && zoom < PLACES_FROM_ZOOM.stops && <Note>{t('map.stops')}</Note>}
        </>
      );
  }
}

/** Chooses the kinds of places on the map, and lists those in view, also for the keyboard and screen readers. */
export function PlacesPanel(props: PlacesPanelProps) {
  const { groups, onToggle, view, shown, onPoint, onPick, onClose } = props;
  const { t, name, detail } = useAmenityText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      // The focus was in the panel, which is gone.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <Panel
      ref={props.ref}
      role="dialog"
      aria-label={t('map.heading')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Head>
        <Heading ref={heading} tabIndex={-1} style={{ outline: 0 }}>
          {t('map.heading')}
        </Heading>
        <IconButton aria-label={t('map.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Switches>
        {GROUP_NAMES.map((group) => (
          <Switch
            key={group}
            type="button"
            aria-pressed={groups.includes(group)}
            onClick={() => onToggle(group)}
          >
            <AmenityIcon kind={PLACE_GROUPS[group][0]} />
            {t(`map.${group}`)}
          </Switch>
        ))}
      </Switches>
      <State {...props} />
      {view.places.length > 0 && (
        <List aria-label={t('map.list')} onPointerLeave={() => onPoint(null)}>
          {view.places.map((place) => (
            <li key={place.id}>
              <Row
                type="button"
                aria-current={place.id === shown?.id || undefined}
                onPointerEnter={() => onPoint(place)}
                onFocus={() => onPoint(place)}
                onBlur={() => onPoint(null)}
                onClick={() => onPick(place)}
              >
                <AmenityIcon kind={place.kind} />
                <span>
                  <strong>{name(place)}</strong>
                  <small>{detail(place)}</small>
                </span>
              </Row>
            </li>
          ))}
        </List>
      )}
      {groups.length > 0 && <AmenitySources sources={view.sources} />}
    </Panel>
  );
}
