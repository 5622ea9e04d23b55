import { addProtocol } from 'maplibre-gl';
import { Protocol } from 'pmtiles';

// Addresses such as pmtiles://https://tiles.example/canada.pmtiles: https://docs.protomaps.com/pmtiles/maplibre
// (2026-11).
addProtocol('pmtiles', new Protocol().tile);
