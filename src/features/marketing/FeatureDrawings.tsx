import { useTranslation } from 'react-i18next';
import { formatPinPrice } from '#domain/format.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Drawing } from './Drawing.tsx';

/** The parts of a monthly cost: height and colour of each bar. */
const BARS = [
  { x: 226, height: 132, colour: 'blue' },
  { x: 266, height: 58, colour: 'pine' },
  { x: 306, height: 38, colour: 'brick' },
  { x: 346, height: 22, colour: 'ink' },
] as const;

/** A house, and a bar of the parts of its monthly cost. */
export function CostDrawing() {
  return (
    <Drawing viewBox="0 0 400 300" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path className="sky" d="M0 0h400v300H0z" />
      <path className="land" d="M0 246c80-18 150-6 220-8s120-14 180-4v66H0z" />
      <path className="pine" d="m36 120-18 30h10l-16 32h12L6 222h60l-18-40h12l-16-32h10z" />
      <path className="ink" d="M33 222h6v20h-6z" />
      <path className="brick" d="M66 150h128v94H66z" />
      <path className="ink" d="m54 156 76-62 76 62-9 9-67-53-67 53z" />
      <path className="brick" d="M90 146l40-33 40 33z" />
      <path className="ink" d="M160 92h18v38l-18-14z" />
      <path className="paper" d="M82 172h36v38H82zm82 72h-30v-62h30z" />
      <path className="glow" d="M86 176h13v14H86zm15 0h13v14h-13zm-15 17h13v13H86zm15 0h13v13h-13z" />
      <path className="blue" d="M138 186h22v58h-22z" />
      <circle className="glow" cx="155" cy="216" r="2.5" />
      <circle className="paper" cx="130" cy="136" r="10" />
      <circle className="glow" cx="130" cy="136" r="7" />
      <path className="shade" d="M130 244h38v6h-38z" />
      <rect className="paper" x="212" y="56" width="172" height="196" rx="12" />
      <path className="shade" d="M228 74h64v8h-64zm0 16h104v6H228z" />
      {BARS.map(({ x, height, colour }) => (
        <rect key={x} className={colour} x={x} y={236 - height} width="26" height={height} rx="4" />
      ))}
      <path className="shade" d="M226 238h146v2H226z" />
    </Drawing>
  );
}

/** An open front door with light behind it, plants on the steps and a key in the lock. */
export function DoorDrawing() {
  return (
    <Drawing viewBox="0 0 400 300" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path className="brick" d="M0 0h400v262H0z" />
      <g stroke="var(--ink)" strokeOpacity=".16" strokeWidth="2">
        <path d="M0 26h400M0 52h400M0 78h400M0 104h400M0 130h400M0 156h400M0 182h400M0 208h400M0 234h400" />
        <path d="M30 0v26m80-26v26m200-26v26m70-26v26M66 26v26m270-26v26M30 52v26m80-26v26m200-26v26m70-26v26M66 78v26m270-26v26M30 104v26m80-26v26m200-26v26m70-26v26M66 130v26m270-26v26M30 156v26m80-26v26m200-26v26m70-26v26M66 182v26m270-26v26M30 208v26m80-26v26m200-26v26m70-26v26M66 234v26m270-26v26" />
      </g>
      <path className="land" d="M0 258h400v42H0z" />
      <path className="paper" d="M128 30h144v232H128z" />
      <path className="ink" d="M140 42h120v216H140z" />
      <path className="glow" d="M140 42h120v216H140z" />
      <path className="paper" opacity=".55" d="M140 206h120v52H140z" />
      <path className="brick" opacity=".5" d="M158 218h84l18 40H140z" />
      <path className="paper" d="M206 78h40v50h-40z" />
      <path className="sky" d="M210 82h32v42h-32z" />
      <path className="pine" d="m210 124 12-18 8 10 6-7 6 9v6z" />
      <path className="shade" d="M196 168h56v8h-56zm6 8h5v34h-5zm40 0h5v34h-5z" />
      <path className="pine" d="M224 168c-12-8-12-20-9-26 6 4 9 10 9 16 0-7 4-13 10-16 3 8 0 19-10 26" />
      <path className="blue" d="M140 42l52 18v214l-52-16z" />
      <path className="ink" opacity=".2" d="m150 66 32 10v62l-32-8zm0 86 32 7v84l-32-9z" />
      <circle className="glow" cx="184" cy="168" r="5" />
      <path d="M184 173v18m0-6h6m-6 6h5" stroke="var(--glow)" strokeWidth="3" strokeLinecap="round" />
      <path className="shade" d="M112 258h176v14H112z" />
      <path className="path" d="M96 272h208v16H96z" />
      <path className="ink" d="M296 96h20v8h-4v26h-12v-26h-4z" />
      <path className="glow" d="M302 104h8v22h-8z" />
      <path className="ink" d="m62 222h44l-6 40H68zm238 0h44l-6 40h-32z" />
      <g className="pine">
        <path d="M84 132c26 20 34 54 22 92H62c-12-38-4-72 22-92" />
        <path d="M322 132c26 20 34 54 22 92h-44c-12-38-4-72 22-92" />
      </g>
      <g className="deep">
        <path d="M84 132c26 20 34 54 22 92H84zM322 132c26 20 34 54 22 92h-22z" />
      </g>
    </Drawing>
  );
}

/** A price pin. Its tip is at x, y. */
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

/** A street map with a park, a shore and price pins. */
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
