import { Drawing } from './Drawing.tsx';

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
