/** The three looks of the map. Quiet grounds: the price pins on them carry the colour. */
export interface Palette {
  sea: string;
  land: string;
  park: string;
  building: string;
  buildingEdge: string;
  local: string;
  localEdge: string;
  main: string;
  mainEdge: string;
  motorway: string;
  motorwayEdge: string;
  border: string;
  text: string;
  quietText: string;
  halo: string;
  waterText: string;
  parkText: string;
  /** Only seen from the air. */
  air?: {
    /** A flat roof, then the others by their number. */
    roofs: readonly [string, ...string[]];
    trees: readonly [string, string];
    pool: string;
  };
}

/** The styles by the last part of their address. */
export type StyleName = 'light' | 'dark' | 'aerial';

/** Each style's colours. */
export const PALETTES: Readonly<Record<StyleName, Palette>> = {
  light: {
    sea: '#C9DCEA',
    land: '#EFF1EE',
    park: '#D6E8CF',
    building: '#DFE1E0',
    buildingEdge: '#CDD0D2',
    local: '#FFFFFF',
    localEdge: '#C3CBD5',
    main: '#FFFFFF',
    mainEdge: '#AFBAC7',
    motorway: '#FAE3B4',
    motorwayEdge: '#DDBF83',
    border: '#A7B1BF',
    text: '#2B3A4E',
    quietText: '#5B6778',
    halo: '#FFFFFF',
    waterText: '#5B83A3',
    parkText: '#5C7F58',
  },
  dark: {
    sea: '#0B2436',
    land: '#141D29',
    park: '#16291F',
    building: '#1D2836',
    buildingEdge: '#263344',
    local: '#263242',
    localEdge: '#1A2431',
    main: '#324156',
    mainEdge: '#1A2431',
    motorway: '#4C4A3C',
    motorwayEdge: '#2B2B25',
    border: '#5A6880',
    text: '#D5DEE9',
    quietText: '#93A2B5',
    halo: '#0F1722',
    waterText: '#5F8FB0',
    parkText: '#6F9A74',
  },
  aerial: {
    sea: '#274657',
    land: '#6F7E5C',
    park: '#4C6A3E',
    building: '#B9B0A4',
    buildingEdge: '#7E776D',
    local: '#9A9A94',
    localEdge: '#5E6F52',
    main: '#A9A8A2',
    mainEdge: '#66705C',
    motorway: '#BAB7AE',
    motorwayEdge: '#6B6C62',
    border: '#E8ECE2',
    text: '#FFFFFF',
    quietText: '#F2F5EC',
    halo: '#26331F',
    waterText: '#BFD9E8',
    parkText: '#E0F0D5',
    air: {
      roofs: ['#BDBAB3', '#8A7B6D', '#A0978B', '#77736E', '#93796A'],
      trees: ['#3F5A2D', '#577344'],
      pool: '#6CA9B8',
    },
  },
};
