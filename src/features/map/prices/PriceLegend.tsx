import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RadioChoice } from '#components/fields/RadioChoice.tsx';
import type { ListingType } from '#domain/listing/status.ts';
import type { PriceCell, PriceCells, PriceStep } from '#domain/market/priceCells.ts';
import { PRICE_LAYERS, type PriceLayer } from '#domain/search/search.ts';
import type { MapKind } from '#platform/maps/mapPort.ts';
import { CELL_OPACITY } from '#platform/maps/outlineLook.ts';
import { BareButton } from '#ui/BareButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';
import { priceColour } from './priceColours.ts';
import { usePriceText } from './usePriceText.ts';

const Panel = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  zIndex: 2,
  top: theme.spacing(4),
  left: theme.spacing(4),
  boxSizing: 'border-box',
  width: 316,
  // Leaves the column of the controls and the lower edge free.
  maxWidth: 'calc(100% - 84px)',
  maxHeight: 'calc(100% - 104px)',
  overflowY: 'auto',
  padding: theme.spacing(3, 4),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.line}`,
  boxShadow: theme.shadows[2],
  '&[data-lower]': { top: 72, maxHeight: 'calc(100% - 160px)' },
  '& p': { margin: theme.spacing(2, 0, 0) },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& h3': { ...theme.typography.body2, fontWeight: 600, margin: theme.spacing(1, 0, 0) },
  '@media (max-width: 599.95px)': {
    top: theme.spacing(3),
    left: theme.spacing(3),
    padding: theme.spacing(2, 3),
    '&[data-lower]': { top: 64 },
  },
}));

const Close = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  width: 44,
  height: 44,
  color: theme.vars?.palette.text.primary,
}));

const Scale = styled('ul')(({ theme }) => ({
  display: 'flex',
  '& li': { flex: 1, minWidth: 0, fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' },
  '& li > i': {
    display: 'block',
    height: 14,
    marginTop: theme.spacing(2),
    // The colours keep their meaning where a device replaces colours.
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
}));

const Row = styled(BareButton)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.spacing(3),
  width: '100%',
  minHeight: 44,
  padding: theme.spacing(1, 0),
  textAlign: 'left',
  color: theme.vars?.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars?.palette.chip.main },
  '& small': { display: 'block', fontSize: '0.75rem', color: theme.vars?.palette.text.secondary },
  '& b': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));

/** Number of cells in each of the legend's lists. */
const LISTED = 3;

interface RowsProps {
  title: string;
  cells: readonly PriceCell[];
  type: ListingType;
  onMark: (cell: PriceCell | undefined) => void;
}

function Rows({ title, cells, type, onMark }: RowsProps) {
  const { value, placeOf, homesOf } = usePriceText();
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {cells.map((cell) => (
          <li key={`${cell.bounds.north} ${cell.bounds.west}`}>
            <Row
              type="button"
              onFocus={() => onMark(cell)}
              onBlur={() => onMark(undefined)}
              onPointerEnter={() => onMark(cell)}
              onClick={() => onMark(cell)}
            >
              <span>
                {placeOf(cell)} <small>{homesOf(cell)}</small>
              </span>
              <b>{value(cell.median, { type })}</b>
            </Row>
          </li>
        ))}
      </ul>
    </>
  );
}

interface FiguresProps extends Pick<PriceLegendProps, 'steps' | 'kind' | 'onMark'> {
  prices: PriceCells;
}

/** The colours with their amounts, the number of areas, and the highest and the lowest ones. */
function Figures({ prices, steps, kind, onMark }: FiguresProps) {
  const { t, number, amount, value } = usePriceText();
  const { type, cells, minHomes, leftOut } = prices;
  const sorted = cells.toSorted((one, other) => other.median - one.median);
  const [lowest, highest] = [steps[0], steps.at(-1)];
  if (!lowest || !highest) return <p>{t('empty', { count: minHomes })}</p>;
  const range = { from: value(lowest.from, prices), to: value(highest.to, prices) };
  const shown = { count: cells.length, shown: number(cells.length) };
  const left = { count: leftOut.cells, shown: number(leftOut.cells) };
  return (
    <>
      <Scale aria-hidden>
        {steps.map(({ from }, step) => (
          <li key={from}>
            <i style={{ backgroundColor: priceColour(kind, step, steps.length), opacity: CELL_OPACITY }} />
            {amount(from)}
          </li>
        ))}
      </Scale>
      <p role="status">
        {t('range', range)} {t('areas', shown)} {t('minimum', { count: minHomes })}
        {leftOut.cells > 0 && ` ${t('leftOut', left)}`}
      </p>
      <Disclosure label={t('extremes')} sx={{ mt: 1 }}>
        {() => (
          <div onPointerLeave={() => onMark(undefined)}>
            <Rows title={t('highest')} cells={sorted.slice(0, LISTED)} type={type} onMark={onMark} />
            <Rows
              title={t('lowest')}
              cells={sorted.slice(LISTED).slice(-LISTED).toReversed()}
              type={type}
              onMark={onMark}
            />
            {type === 'sale' && <p>{t('unsized')}</p>}
          </div>
        )}
      </Disclosure>
    </>
  );
}

interface PriceLegendProps {
  type: ListingType;
  layer: PriceLayer;
  /** The shown figures; the last ones while the next ones are loading. */
  prices: PriceCells | undefined;
  steps: readonly PriceStep[];
  kind: MapKind;
  /** `wide` for a view that is too wide, `none` if the listings have no such figures. */
  state: 'loading' | 'shown' | 'wide' | 'failed' | 'none';
  /** Says why there are no figures, in place of a state. */
  note?: ReactNode;
  isLower: boolean;
  onLayer: (layer: PriceLayer) => void;
  onClose: () => void;
  onRetry: () => void;
  /** Outlines a cell on the map. */
  onMark: (cell: PriceCell | undefined) => void;
}

/** The legend of the layer of prices: the compared homes, the colours with their amounts, and what is left out. */
export function PriceLegend(props: PriceLegendProps) {
  const { type, layer, prices, state, note, isLower, onLayer, onClose, onRetry } = props;
  const { t } = usePriceText();
  return (
    <Panel
      role="region"
      aria-label={t('label')}
      aria-busy={state === 'loading'}
      data-covers="down"
      data-lower={isLower || undefined}
    >
      <RadioChoice
        label={t('label')}
        values={PRICE_LAYERS}
        value={layer}
        textOf={(each) => t(`layer.${type}_${each}`)}
        onChange={onLayer}
      />
      <p>{t(`measure.${type}_${layer}`)}</p>
      {note}
      {state === 'loading' && !prices && <p role="status">{t('loading')}</p>}
      {(state === 'wide' || state === 'none') && <p role="status">{t(state)}</p>}
      {state === 'failed' && (
        <p role="alert">
          {t('failed')}{' '}
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        </p>
      )}
      {prices && <Figures {...props} prices={prices} />}
      <Close aria-label={t('close')} onClick={onClose}>
        <CloseIcon />
      </Close>
    </Panel>
  );
}
