import { Drawing } from './Drawing.tsx';

/** The parts of a month's cost: height of each bar, and its colour. */
const BARS = [
  { x: 226, height: 132, colour: 'blue' },
  { x: 266, height: 58, colour: 'pine' },
  { x: 306, height: 38, colour: 'brick' },
  { x: 346, height: 22, colour: 'ink' },
] as const;

/** A house, and beside it what it costs each month, part by part. */
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
