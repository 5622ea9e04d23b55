import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapHandle, Pixel } from '#platform/maps/mapPort.ts';
import { Button } from '#ui/Button.tsx';
import { type DrawingListeners, useDrawing } from './useDrawing.ts';

const Surface = styled('svg')(({ theme }) => ({
  position: 'absolute',
  zIndex: 4,
  inset: 0,
  width: '100%',
  height: '100%',
  cursor: 'crosshair',
  touchAction: 'none',
  '& polyline': {
    fill: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 14%, transparent)`,
    stroke: theme.vars?.palette.primary.main,
    strokeWidth: 3,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& circle': {
    fill: theme.vars?.palette.background.paper,
    stroke: theme.vars?.palette.primary.main,
    strokeWidth: 3,
  },
}));

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  zIndex: 5,
  bottom: theme.spacing(4),
  insetInline: theme.spacing(4),
  width: 'fit-content',
  marginInline: 'auto',
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(2, 2, 2, 4),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.line}`,
  boxShadow: theme.shadows[2],
  '& p': { margin: 0, flex: '1 1 220px' },
  '@media (max-width: 599.95px)': {
    bottom: 0,
    insetInline: 0,
    width: 'auto',
    padding: theme.spacing(4),
    borderRadius: '16px 16px 0 0',
    '& p': { flexBasis: '100%' },
  },
}));

const pointsText = (places: readonly Pixel[]): string => places.map(({ x, y }) => `${x},${y}`).join(' ');

export interface DrawLayerProps extends DrawingListeners {
  handle: MapHandle;
  onCancel: () => void;
}

/** Covers the map while an area is drawn: the drawing surface, its instructions and its buttons. */
export function DrawLayer({ handle, onDrawn, onWholeView, onCancel }: DrawLayerProps) {
  const { t } = useTranslation('map');
  const drawing = useDrawing(handle, { onDrawn, onWholeView });
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.focus();
  }, []);
  return (
    <>
      <Surface
        aria-hidden
        data-testid="drawing-surface"
        {...drawing.surface}
        onDoubleClick={drawing.canFinish ? drawing.finish : undefined}
      >
        <polyline points={pointsText(drawing.corners)} />
        <polyline points={pointsText(drawing.line)} />
        {drawing.corners.map(({ x, y }) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={7} />
        ))}
      </Surface>
      <Bar
        ref={bar}
        role="group"
        aria-label={t('draw.label')}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      >
        <p role="status">
          {drawing.corners.length === 0
            ? t('draw.hint')
            : t('draw.corners', { count: drawing.corners.length })}
        </p>
        {drawing.corners.length > 0 ? (
          <>
            <Button
              size="small"
              onClick={() => {
                // With the last corner the pressed button goes.
                if (drawing.corners.length === 1) bar.current?.focus();
                drawing.undo();
              }}
            >
              {t('draw.undo')}
            </Button>
            <Button size="small" variant="contained" disabled={!drawing.canFinish} onClick={drawing.finish}>
              {t('draw.done')}
            </Button>
          </>
        ) : (
          <Button size="small" onClick={drawing.takeWholeView}>
            {t('draw.currentView')}
          </Button>
        )}
        <Button size="small" onClick={onCancel}>
          {t('draw.cancel')}
        </Button>
      </Bar>
    </>
  );
}
