import { useTheme } from '@mui/material/styles';

interface CountBarProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** What stands above it; undefined where bars are too many for it. */
  text: string | undefined;
  /** The month is not over yet. */
  isUnfinished: boolean;
}

/** A month's count, with its number above where there is room. */
export function CountBar({ x, y, width, height, text, isUnfinished }: CountBarProps) {
  const palette = useTheme().vars?.palette;
  const side = Math.min(width, 44);
  const left = x + (width - side) / 2;
  return (
    <g>
      <rect
        x={left}
        y={y}
        width={side}
        height={Math.max(0, height)}
        fill={palette?.primary.main}
        fillOpacity={isUnfinished ? 0.12 : 0.4}
        stroke={palette?.primary.main}
        strokeDasharray={isUnfinished ? '3 3' : undefined}
      />
      {text !== undefined && (
        <text
          x={x + width / 2}
          y={y - 6}
          textAnchor="middle"
          fontSize={14}
          fontWeight={600}
          fill={palette?.text.primary}
        >
          {text}
        </text>
      )}
    </g>
  );
}
