/** The colours of the three map styles. Their grounds are muted, so that price pins stand out. */
import type { AreaKind } from '#demo/facts/regionFacts.ts';

/** Fill and casing of a road. */
export interface RoadColours {
  fill: string;
  edge: string;
}

/** Number, ground and border of an expressway's sign. */
export interface ShieldColours {
  text: string;
  ground: string;
  edge: string;
}

/** Kinds of places with an icon of the product. */
export const ICON_NAMES = [
  'hospital',
  'campus',
  'school',
  'station',
  'shop',
  'airport',
  'golf',
  'area',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** True for a kind of place with an icon. */
export function isIconName(kind: string): kind is IconName {
  return ICON_NAMES.some((name) => name === kind);
}

/** The colours of one style. */
export interface Palette {
  sea: string;
  /** Water along the land, lighter than open water. */
  shore: string;
  /** Country outside the cities, and their built-up ground. */
  land: string;
  urban: string;
  /** Ground of towers and shops. */
  core: string;
  wood: string;
  fields: readonly [string, ...string[]];
  park: string;
  parkEdge: string;
  areas: Readonly<Record<AreaKind, string>>;
  /** Houses, then towers and industrial buildings. */
  building: string;
  block: string;
  buildingEdge: string;
  paved: string;
  drive: string;
  /** Lines between lots. In the aerial view, hedges. */
  parcel: string;
  local: RoadColours;
  collector: RoadColours;
  arterial: RoadColours;
  motorway: RoadColours;
  runway: string;
  rail: RoadColours;
  border: string;
  text: string;
  quietText: string;
  halo: string;
  waterText: string;
  parkText: string;
  roadText: string;
  /** The signs of an expressway: of most provinces, and of Québec with its crown. */
  shields: { highway: ShieldColours; autoroute: ShieldColours & { crown: string } };
  /** Grounds of the icons of places, and the ink on them. */
  icons: Readonly<Record<IconName, string>> & { ink: string };
  /** Colours of the aerial view. */
  air?: AirColours;
}

/** Colours that only the aerial view uses. */
export interface AirColours {
  /** A flat roof, then the others by their number. The last is the white roof of a hall. */
  roofs: readonly [string, ...string[]];
  /** Rows of houses along a street, at low zooms. */
  rows: string;
  trees: readonly [string, string, string];
  lawns: readonly [string, string, string];
  /** City blocks at low zooms, by their number: trees, lots, pavement, roofs, grass. */
  fabric: readonly [string, ...string[]];
  /** Tree-covered and dry patches of ground. */
  patches: readonly [string, string];
  fairway: string;
  pool: string;
  shadow: string;
  /** Ground in the shadow of a tall building. */
  shaded: string;
  stall: string;
  centreLine: string;
}

/** The styles by the last part of their address. */
export type StyleName = 'light' | 'dark' | 'aerial';

/** The shield of an autoroute on light maps and on the aerial view. */
const AUTOROUTE = { text: '#FFFFFF', ground: '#2A5DA8', edge: '#FFFFFF', crown: '#C23B3B' };

/** Colours of icons on light maps and on the aerial view, except those with the colour of parks. */
const DARK_ICONS = {
  hospital: '#B8434C',
  campus: '#7D6427',
  school: '#7D6427',
  station: '#4A5669',
  shop: '#7A5C9E',
  airport: '#56708F',
  ink: '#FFFFFF',
};

/** Each style's colours. */
export const PALETTES: Readonly<Record<StyleName, Palette>> = {
  light: {
    sea: '#BFDAEB',
    shore: '#D3E7F3',
    land: '#E9EFE1',
    urban: '#EBEEF1',
    core: '#E9E6E2',
    wood: '#D9E8D0',
    fields: ['#E9EFE1', '#E6ECDB', '#EDF1E2', '#EBEED9', '#E9EFE1', '#E6ECDB'],
    park: '#CFE6C5',
    parkEdge: '#B4D3A7',
    areas: {
      airport: '#E4E7EE',
      golf: '#D6ECCB',
      cemetery: '#DAE6D4',
      campus: '#F0EADA',
      hospital: '#F5E5E4',
      industrial: '#E6E7EC',
      beach: '#F3EACD',
    },
    building: '#DBD7D3',
    block: '#D0CBC8',
    buildingEdge: '#BEB8B3',
    paved: '#E5E7EB',
    drive: '#E6E7E9',
    parcel: '#CBD4DE',
    local: { fill: '#FFFFFF', edge: '#BBC5D0' },
    collector: { fill: '#FFFFFF', edge: '#B2BDCA' },
    arterial: { fill: '#FFFFFF', edge: '#9FADBD' },
    motorway: { fill: '#FADB94', edge: '#D9B163' },
    runway: '#CDD3DE',
    rail: { fill: '#EEF0F2', edge: '#B3BAC5' },
    border: '#98A4B4',
    text: '#24344A',
    quietText: '#56637A',
    halo: '#FFFFFF',
    waterText: '#3F7398',
    parkText: '#43733D',
    roadText: '#4A5669',
    shields: {
      highway: { text: '#24344A', ground: '#FFFFFF', edge: '#5B6B80' },
      autoroute: AUTOROUTE,
    },
    icons: { ...DARK_ICONS, golf: '#43733D', area: '#43733D' },
  },
  dark: {
    sea: '#0D3049',
    shore: '#164563',
    land: '#131E22',
    urban: '#17212F',
    core: '#1D2737',
    wood: '#14271F',
    fields: ['#131E22', '#152125', '#142023', '#162222', '#131E22', '#152125'],
    park: '#1A3825',
    parkEdge: '#2A5239',
    areas: {
      airport: '#1E2939',
      golf: '#193523',
      cemetery: '#1A2C25',
      campus: '#22262F',
      hospital: '#262533',
      industrial: '#1C2533',
      beach: '#2C2B27',
    },
    building: '#2A394C',
    block: '#334459',
    buildingEdge: '#425670',
    paved: '#1D2837',
    drive: '#1D2837',
    parcel: '#2A3A50',
    local: { fill: '#43546B', edge: '#131C28' },
    collector: { fill: '#4A5C75', edge: '#121B27' },
    arterial: { fill: '#5B6F89', edge: '#111A25' },
    motorway: { fill: '#8A7645', edge: '#2B2616' },
    runway: '#34445A',
    rail: { fill: '#17212F', edge: '#46566C' },
    border: '#6A7A92',
    text: '#E3EAF3',
    quietText: '#A9B6C6',
    halo: '#0F1722',
    waterText: '#6FA3C7',
    parkText: '#84B489',
    roadText: '#B6C2D1',
    shields: {
      highway: { text: '#E3EAF3', ground: '#2A394C', edge: '#8796AB' },
      autoroute: { text: '#FFFFFF', ground: '#2B4F86', edge: '#B9C6D8', crown: '#A34848' },
    },
    icons: {
      hospital: '#E59AA0',
      campus: '#D6C083',
      school: '#D6C083',
      station: '#B6C2D1',
      shop: '#C3ABDF',
      airport: '#9DB6D3',
      golf: '#84B489',
      area: '#84B489',
      ink: '#0F1722',
    },
  },
  aerial: {
    sea: '#213F50',
    shore: '#3B6470',
    land: '#738157',
    urban: '#727B63',
    core: '#76746A',
    wood: '#3D5532',
    fields: ['#73814F', '#A09258', '#5C7A3C', '#8F7A58', '#83964A', '#97925E'],
    park: '#5F7745',
    parkEdge: '#52693C',
    areas: {
      airport: '#84896A',
      golf: '#64803F',
      cemetery: '#6F8250',
      campus: '#7B7F63',
      hospital: '#85847A',
      industrial: '#8B8880',
      beach: '#CFBF95',
    },
    building: '#8F877C',
    block: '#94928C',
    buildingEdge: '#8B857B',
    paved: '#6F7072',
    drive: '#A5A297',
    parcel: '#4C5A36',
    local: { fill: '#7E7F7D', edge: '#9A9C86' },
    collector: { fill: '#828382', edge: '#A2A393' },
    arterial: { fill: '#7C7D7D', edge: '#A8A79C' },
    motorway: { fill: '#8E8D89', edge: '#6C7460' },
    runway: '#6A6B6B',
    rail: { fill: '#8A8378', edge: '#6A655D' },
    border: '#E8ECE2',
    text: '#FFFFFF',
    quietText: '#F4F6EF',
    halo: '#20291B',
    waterText: '#CBE3F0',
    parkText: '#E4F3DA',
    roadText: '#FFFFFF',
    shields: {
      highway: { text: '#24344A', ground: '#FFFFFF', edge: '#20291B' },
      autoroute: AUTOROUTE,
    },
    icons: { ...DARK_ICONS, golf: '#3E6A35', area: '#3E6A35' },
    air: {
      roofs: ['#94928C', '#857668', '#9A9189', '#6F6C69', '#8C6F61', '#7C7F86', '#CFCDC6'],
      rows: '#99938A',
      trees: ['#3A5229', '#4B6636', '#5D7642'],
      lawns: ['#748B50', '#85905C', '#647D47'],
      fabric: ['#455735', '#61724C', '#878776', '#938F81', '#6D6E6C', '#969389', '#CBC8C0', '#6F8C4A'],
      patches: ['#4A6238', '#8F8D6E'],
      fairway: '#83A355',
      pool: '#63B2C4',
      shadow: '#1D241A',
      shaded: '#4F5347',
      stall: '#A6A7A5',
      centreLine: '#D2BE7C',
    },
  },
};
