import { useTranslation } from 'react-i18next';
import { formatPinPrice } from '#domain/format.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Drawing } from './Drawing.tsx';

/** A price on the map, its tail's tip at x, y. */
function Pin({ x, y, price, colour }: { x: number; y: number; price: string; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={colour} d="M-34-40h68a14 14 0 0 1 0 28H7L0-3l-7-9h-27a14 14 0 0 1 0-28" />
      <text y="-21" fill="#FFFFFF">
        {price}
      </text>
    </g>
  );
}

/** Streets from above with a park, a shore and prices standing on them. */
export function MapDrawing() {
  const locale = localeOf(useTranslation().i18n.language);
  return (
    <Drawing viewBox="0 0 400 300" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path className="sky" d="M0 0h400v300H0z" />
      <path className="land" d="M0 0h400v214c-46 6-76 30-128 26-58-4-92-34-150-26-46 6-82 34-122 30z" />
      <g stroke="var(--path)" strokeLinecap="round" fill="none">
        <path
          strokeWidth="13"
          d="M-10 128C90 116 180 122 410 84M136-10c6 80-4 140 4 224M276-10c-4 76 10 150 4 244"
        />
        <path
          strokeWidth="7"
          d="M-10 62c120-10 260-8 420-38M-10 186c110-12 200 2 420-36M66-10c4 80-2 150 2 240M206-10c0 80 4 160 0 240M344-10c2 76-2 150 0 220"
        />
      </g>
      <path className="pine" opacity=".45" d="M148 130q26-4 52-5l3 46q-28 1-54 3z" />
      <g className="deep">
        <circle cx="162" cy="146" r="7" />
        <circle cx="180" cy="156" r="8" />
        <circle cx="190" cy="139" r="6" />
      </g>
      <g className="paper" stroke="var(--shade)">
        <path d="M84 82h20v16H84zm24-2h18v18h-18zM82 142h24v18H82zm130-80h22v20h-22zm28-2h24v20h-24zm48 62h22v18h-22zm28-3h18v20h-18zm-26 50h24v18h-24zM20 84h22v18H20zm0 62h26v20H20zm336-98h22v18h-22zm0 68h24v20h-24zM222 176h24v18h-24z" />
      </g>
      <Pin x={96} y={92} price={formatPinPrice(849_000, 'sale', locale)} colour="blue" />
      <Pin x={300} y={132} price={formatPinPrice(1_200_000, 'sale', locale)} colour="blue" />
      <Pin x={236} y={196} price={formatPinPrice(2650, 'lease', locale)} colour="pine" />
      <g transform="translate(330 56)">
        <circle className="ink" r="23" />
        <text y="5.5" fill="#FFFFFF">
          24
        </text>
      </g>
      <path
        d="M30 268q10-7 20 0t20 0m60 16q10-7 20 0t20 0m110-14q10-7 20 0t20 0"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
    </Drawing>
  );
}
