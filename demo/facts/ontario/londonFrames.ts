import type { FrameFacts } from '../regionFacts.ts';
import { trace } from '../trace.ts';

/** The old town north and east of the forks, with Old South. */
export const CENTRAL_LONDON: FrameFacts = {
  cities: ['London'],
  within: trace(
    `-81.2700 42.9960, -81.2640 42.9830, -81.2740 42.9760, -81.2600 42.9640, -81.2560 42.9560, -81.2330 42.9590, -81.2230 42.9690, -81.2010 42.9700, -81.1890 42.9780, -81.1880 43.0020, -81.2200 43.0130, -81.2340 43.0200, -81.2580 43.0150, -81.2690 43.0080, -81.2640 42.9985`,
  ),
  origin: [-81.2497, 42.9837],
  east: 20,
  north: 18,
  splitsEastWest: 'behind',
  gridKm: 3.4,
  northSouth: [
    ['Wortley Road', -0.83, -2.44, -0.58],
    ['Ridout Street', -0.55, -2.63, 0.11],
    ['Talbot Street', -0.3, -0.15, 1.49],
    ['High Street', 0.09],
    ['Clarence Street', 0.2, -0.61, 0.42],
    ['Wellington Street', 0.43],
    ['Waterloo Street', 0.74, -0.23, 1.86],
    ['Colborne Street', 1.03],
    ['William Street', 1.32, 0.04, 1.54],
    ['Adelaide Street', 1.48],
    ['Quebec Street', 2.94, -0.31, 0.95],
    ['Egerton Street', 2.94],
    ['Highbury Avenue', 4.4],
  ],
  eastWest: [
    ['Emery Street', -1.84],
    ['Grand Avenue', -1.4],
    ['Stanley Street', -0.86, -1.18, -0.48],
    ['Trafalgar Street', -0.81, 2.33, 4.63],
    ['Horton Street', -0.68, -1.11, 0.7],
    ['York Street', -0.24, -0.5, 1.63],
    ['King Street', -0.09, -0.5, 1.42],
    ['Queens Avenue', 0.14, -0.52, 1.51],
    ['Central Avenue', 0.87],
    ['Oxford Street', 1.53],
    ['Cheapside Street', 1.97, 1.12, 3.85],
    ['Huron Street', 2.79],
  ],
  sideStreets: {
    northSouth: [
      ['Edward Street', -0.67],
      ['Cathcart Street', -0.51],
      ['Bruce Street', -0.35],
      ['Maitland Street', 1.16],
      ['Princess Avenue', 1.32],
      ['Elizabeth Street', 1.93],
      ['Ontario Street', 2.13],
      ['English Street', 2.32],
      ['Lorne Avenue', 2.51],
    ],
    eastWest: [
      ['Elmwood Avenue', -1.25],
      ['Byron Avenue', -1.07],
      ['Askin Street', -0.9],
      ['Dufferin Avenue', 0.45],
      ['Wolfe Street', 0.65],
      ['Pall Mall Street', 1.06],
      ['Hyman Street', 1.21],
      ['John Street', 1.37],
      ['St. James Street', 1.75],
      ['Grosvenor Street', 1.97],
      ['Victoria Street', 2.19],
      ['Regent Street', 2.42],
    ],
  },
};

/** Masonville, Stoneybrook, Northridge and Stoney Creek. */
export const NORTHERN_LONDON: FrameFacts = {
  cities: ['London'],
  within: trace(
    `-81.2640 42.9985, -81.2690 43.0080, -81.2580 43.0150, -81.2340 43.0200, -81.2200 43.0130, -81.1880 43.0270, -81.1850 43.0600, -81.3050 43.0550, -81.3030 43.0150, -81.2850 43.0020`,
  ),
  origin: [-81.25, 43.033],
  east: 20,
  north: 18,
  splitsEastWest: 'behind',
  gridKm: 0,
  northSouth: [
    ['Wonderland Road N', -4.59],
    ['Adelaide Street N', -0.08],
    ['Trossacks Avenue', 0.67],
    ['Highbury Avenue N', 2.89],
  ],
  eastWest: [
    ['Kipps Lane', -1.63, -0.02, 1.63],
    ['Windermere Road', -1.02],
    ['Fanshawe Park Road', 0.26],
    ['Sunningdale Road', 2.23],
  ],
};

/** Argyle, Huron Heights and the airport road. */
export const EASTERN_LONDON: FrameFacts = {
  cities: ['London'],
  within: trace(
    `-81.1880 43.0270, -81.2200 43.0130, -81.1880 43.0020, -81.1890 42.9780, -81.1850 42.9720, -81.1100 42.9750, -81.1250 43.0500`,
  ),
  origin: [-81.176, 43.0053],
  east: 18,
  north: 17,
  splitsEastWest: 'behind',
  gridKm: 0,
  northSouth: [
    ['Hale Street', -1],
    ['Clarke Road', 0.13],
    ['Crumlin Sideroad', 2.42],
  ],
  eastWest: [
    ['Gore Road', -2.3],
    ['Trafalgar Street', -1.13],
    ['Oxford Street', 1.45],
    ['Huron Street E', 2.56],
  ],
};

/** White Oaks, Westmount, Lambeth and Pond Mills. */
export const SOUTHERN_LONDON: FrameFacts = {
  cities: ['London'],
  within: trace(
    `-81.2560 42.9560, -81.2330 42.9590, -81.2230 42.9690, -81.2010 42.9700, -81.1850 42.9720, -81.1100 42.9750, -81.1100 42.9400, -81.2500 42.8950, -81.3400 42.8900, -81.3000 42.9200, -81.2900 42.9530`,
  ),
  origin: [-81.23, 42.947],
  east: 12,
  north: 17,
  gridKm: 0,
  northSouth: [
    ['White Oak Road', -1.96],
    ['Ernest Avenue', -0.92],
    ['Adelaide Street S', 1.59],
    ['Pond Mills Road', 3.16],
  ],
  eastWest: [
    ['Exeter Road', -2.47],
    ['Bradley Avenue', -1.58],
    ['Baseline Road', 2.24],
  ],
};

/** Byron, Oakridge, Hyde Park and Westmount. */
export const WESTERN_LONDON: FrameFacts = {
  cities: ['London'],
  within: trace(
    `-81.2640 42.9985, -81.2700 42.9960, -81.2640 42.9830, -81.2740 42.9760, -81.2600 42.9640, -81.2560 42.9560, -81.2900 42.9530, -81.3000 42.9200, -81.3700 42.9250, -81.3900 42.9800, -81.3350 43.0300, -81.3030 43.0350, -81.2850 43.0020`,
  ),
  origin: [-81.2985, 42.984],
  east: 14,
  north: 17,
  gridKm: 0,
  northSouth: [
    ['Westdel Bourne', -5.9],
    ['Colonel Talbot Road', -2.74],
    ['Sanatorium Road', -1.5],
    ['Wonderland Road', 0.23],
    ['Cherryhill Boulevard', 1.66, 0.28, 0.97],
  ],
  eastWest: [
    ['Viscount Road', -3.98],
    ['Valleyview Avenue', -0.35],
    ['Oxford Street', 0.14],
    ['Gainsborough Road', 2.96],
  ],
};
