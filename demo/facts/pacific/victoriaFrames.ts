import type { FrameFacts } from '../regionFacts.ts';
import { evenly } from '../sideStreets.ts';

/** The city is turned a little clockwise; the origin is Douglas and Fort. */
export const VICTORIA_GRID: FrameFacts = {
  cities: ['Victoria'],

  origin: [-123.3652, 48.4243],
  east: -5,
  north: -5,
  gridKm: 20,

  northSouth: [
    ['Tyee Road', -0.96, 0.46, 1.41],
    ['Oswego Street', -0.77, undefined, 0],
    ['Menzies Street', -0.51, -1.75, -0.5],
    ['Government Street', -0.23, undefined, 1.5],
    ['Douglas Street', 0, undefined, 1.55],
    ['Blanshard Street', 0.18, -0.75],
    ['Quadra Street', 0.41, -0.75],
    ['Vancouver Street', 0.59, -1.6, 1],
    ['Cook Street', 0.78],
    ['Linden Avenue', 1.09, undefined, 0],
    ['Moss Street', 1.36, undefined, -0.2],
    ['Fernwood Road', 1.43, 0.2, 1.4],
    ['Belmont Avenue', 1.95, 0.3, 1.6],
    ['St. Charles Street', 2.12, -1.5, 0.3],
    ['Shelbourne Street', 2.28, 0.6],
    ['Richmond Road', 2.68, 0],
    ['Foul Bay Road', 2.99],
  ],
  eastWest: [
    ['Simcoe Street', -1.25, undefined, -0.3],
    ['Belleville Street', -0.54, undefined, 0.3],
    ['May Street', -1.43, 0.9, 1.9],
    ['Southgate Street', -0.69, 0.1, 0.85],
    ['Fairfield Road', -0.9, 0.5],
    ['Richardson Street', -0.59, 0.7, 3.1],
    ['Rockland Avenue', -0.18, 0.4, 2],
    ['Broughton Street', -0.1, -0.35, 0.6],
    ['View Street', 0.1, -0.25, 0.8],
    ['Yates Street', 0.2, -0.45, 1.45],
    ['Johnson Street', 0.31, -0.45, 1.6],
    ['Pandora Avenue', 0.42, -0.45, 2],
    ['Caledonia Avenue', 0.72, 0, 1],
    ['Gladstone Avenue', 0.78, 1, 2],
    ['Haultain Street', 1.38, 0.9],
    ['Bay Street', 1.13],
    ['Finlayson Street', 2.41],
    ['Tolmie Avenue', 2.93, -0.5],
  ],
  sideStreets: {
    northSouth: [
      ...evenly('Street', -0.77, -0.51, 'Croft', -1.8, -0.5),
      ...evenly('Street', 0.78, 1.43, 'Chambers,Cedar Hill', 0.3, 1.6),
      ...evenly('Street', 1.09, 1.36, 'Howe', -0.8),
      ...evenly('Street', 1.36, 2.12, 'Cornwall,Durban,Cambridge', -0.3),
      ...evenly('Street', 1.43, 2.28, 'Stanley,Asquith,Avebury,Victor', 0.4),
    ],
    eastWest: [
      ...evenly('Street', -1.25, -0.54, 'Niagara,Toronto,Michigan,Superior', -0.2),
      ...evenly('Street', 0.42, 0.95, 'Cormorant,Fisgard,Herald,Chatham,Discovery', -0.4, 0.4),
      ...evenly('Street', 1.13, 2.41, 'Hillside,Kings,Princess,Market,Vista'),
    ],
  },
};
