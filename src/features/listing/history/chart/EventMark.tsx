import { useTheme } from '@mui/material/styles';
import type { PriceMark } from '#domain/listing/priceChart.ts';

interface EventMarkProps {
  x: number;
  y: number;
  mark: PriceMark;
}

/** The mark of an event. Each kind has a shape of its own, so that none is told apart by colour alone. */
export function EventMark({ x, y, mark }: EventMarkProps) {
  const palette = useTheme().vars?.palette;
  const paper = palette?.background.paper;
  const own = { stroke: palette?.primary.main, strokeWidth: 2, fill: paper };
  const diamond = `M${x} ${y - 7}l7 7l-7 7l-7 -7z`;
  switch (mark) {
    case 'listed':
      return <circle cx={x} cy={y} r={5} {...own} />;
    case 'relisted':
      return <path d={`M${x} ${y - 6}l6 10h-12z`} strokeLinejoin="round" {...own} />;
    case 'changed':
      return <circle cx={x} cy={y} r={4} fill={palette?.primary.main} />;
    case 'deal':
      return <path d={diamond} fill={palette?.sold.main} stroke={paper} strokeWidth={1.5} />;
    case 'conditional':
      return <path d={diamond} fill={paper} stroke={palette?.sold.main} strokeWidth={2} />;
    case 'left':
      return (
        <path
          d={`M${x - 5} ${y - 5}l10 10m0 -10l-10 10`}
          stroke={palette?.text.primary}
          strokeWidth={2.5}
          strokeLinecap="round"
        />
      );
    default:
      return <rect x={x - 4} y={y - 4} width={8} height={8} {...own} />;
  }
}
