import type { FrameFacts } from '../regionFacts.ts';
import { trace } from '../trace.ts';

/** The hillside above the harbour: streets along it, and steep ones up it. */
export const DOWNTOWN_ST_JOHNS: FrameFacts = {
  cities: ["St. John's"],
  within: trace(
    `-52.6900 47.5690, -52.6930 47.5740, -52.7040 47.5755, -52.7150 47.5710, -52.7230 47.5670, -52.7300 47.5600, -52.7340 47.5545, -52.7290 47.5500, -52.7200 47.5480, -52.7000 47.5600`,
  ),
  origin: [-52.707, 47.564],
  east: 41,
  north: 48,
  gridKm: 1.8,
  northSouth: [
    ['Patrick Street', -1.46],
    ["Barter's Hill", -0.63, -0.13, 0.36],
    ["Long's Hill", -0.12, 0.12],
    ['Prescott Street', 0.21, -0.1, 0.41],
    ['Cochrane Street', 0.57, -0.02, 0.38],
  ],
  eastWest: [
    ['Gower Street', 0.16, -0.1, 0.87],
    ['Bond Street', 0.28, -0.02, 0.87],
    ['Pennywell Road', 0.66],
    ['Monkstown Road', 0.73, 0.25, 0.8],
  ],
  lanes: {
    northSouth: [
      ['Hutchings Street', -1.22, -0.4, -0.21],
      ['Brennan Street', -1.07, -0.37, -0.19],
      ['Springdale Street', -0.93, -0.34, 0.35],
      ['Brazil Square', -0.79, -0.14, 0.35],
      ['Buchanan Street', -0.78, -0.3, -0.15],
      ['Waldegrave Street', -0.68, -0.28, -0.14],
      ['Queen Street', -0.58, -0.33, -0.14],
      ['Central Street', -0.52, -0.02, 0.24],
      ['Adelaide Street', -0.42, -0.29, -0.1],
      ["Carter's Hill", -0.42, 0, 0.42],
      ['Bates Hill', -0.34, -0.08, 0.02],
      ["Beck's Cove", -0.31, -0.26, -0.08],
      ['Tank Lane', -0.27, 0.05, 0.42],
      ['Henry Street', -0.22, -0.05, 0.08],
      ["Bishop's Cove", -0.21, -0.24, -0.05],
      ['Garrison Hill', -0.02, 0.16, 0.43],
      ["McBride's Hill", -0.02, -0.16, -0.02],
      ['Cathedral Street', 0.02, 0, 0.16],
      ["Clift's-Baird's Cove", 0.09, -0.2, 0],
      ['Victoria Street', 0.1, 0.01, 0.28],
      ['Colonial Street', 0.32, 0.16, 0.4],
      ["Ayre's Cove", 0.31, -0.15, 0.04],
      ["King's Road", 0.44, 0.06, 0.39],
      ['Holloway Street', 0.42, -0.06, 0.06],
      ['Flavin Street', 0.5, 0.16, 0.38],
      ["Hill O'Chips", 0.69, 0, 0.09],
      ['Knight Street', 0.68, 0.09, 0.35],
      ['Temperance Street', 0.86, 0.04, 0.1],
      ['Barnes Road', 0.31, 0.41, 0.73],
      ['Catherine Street', 0.41, 0.4, 0.73],
      ['Maxse Street', 0.51, 0.38, 0.73],
    ],
    eastWest: [
      ['George Street', -0.2, -0.78, -0.36],
      ['Cabot Street', 0.14, -1.1, -0.42],
      ['Livingstone Street', 0.25, -0.63, -0.12],
      ['Monroe Street', 0.24, -1.1, -0.63],
      ['Wickford Street', 0.34, -0.55, -0.12],
      ['Bannerman Street', 0.52, 0.2, 0.6],
      ['Hayward Avenue', 0.62, 0.16, 0.62],
    ],
  },
  sideStreets: {
    northSouth: [
      ['Angel Place', -1.31],
      ['Casey Street', -1.19],
      ['Pleasant Street', -1.1],
      ['Brazil Street', -1.06],
      ['Church Hill', -0.12],
    ],
    eastWest: [
      ['Cook Street', 0.41],
      ['Fleming Street', 0.54],
      ['Mullock Street', 0.74],
    ],
  },
};

/** Churchill Park, the East End and the university. */
export const CHURCHILL_PARK_GRID: FrameFacts = {
  cities: ["St. John's"],
  within: trace(
    `-52.6900 47.5690, -52.6930 47.5740, -52.7040 47.5755, -52.7150 47.5710, -52.7230 47.5670, -52.7420 47.5650, -52.7500 47.5640, -52.7600 47.5850, -52.7400 47.6010, -52.7180 47.6080, -52.7000 47.6120, -52.6600 47.6150, -52.6600 47.5750`,
  ),
  origin: [-52.719, 47.5785],
  east: 24,
  north: 40,
  gridKm: 0,
  northSouth: [
    ['Westerland Road', -1.03, -0.66, 0.01],
    ['Carpasian Road', 0.03],
    ['Strawberry Marsh Road', 0.77],
    ['MacDonald Drive', 1.88],
  ],
  eastWest: [
    ["Rennie's Mill Road", -1.06, -0.15, 0.33],
    ['Larkhall Street', -0.19, -2.2, -1.6],
    ['New Cove Road', 0.27, 0.81, 1.45],
    ['Higgins Line', 1.21],
    ['Carrick Drive', 1.77, 2.3, 3.32],
  ],
};

/** Mundy Pond, Cowan Heights and the valley of the Waterford. */
export const WEST_END_ST_JOHNS: FrameFacts = {
  cities: ["St. John's"],
  within: trace(
    `-52.7230 47.5670, -52.7300 47.5600, -52.7340 47.5545, -52.7290 47.5500, -52.7200 47.5480, -52.7000 47.5600, -52.6700 47.5600, -52.6700 47.5350, -52.7300 47.5050, -52.7900 47.5250, -52.7700 47.5530, -52.7480 47.5630`,
  ),
  origin: [-52.749, 47.545],
  east: 20,
  north: 28,
  gridKm: 0,
  northSouth: [
    ['Canada Drive', -1.55],
    ['Cowan Avenue', -0.68],
    ['Brier Avenue', 0.88],
    ['Linegar Avenue', 2.33],
  ],
  eastWest: [
    ['Old Bay Bulls Road', -2.4],
    ['Frecker Drive', -0.43, -1.93, -1.05],
    ['Cowan Heights Drive', 0.31],
    ['Cashin Avenue', 0.96],
  ],
};

/** Kenmount Terrace and the land along the road west. */
export const KENMOUNT_GRID: FrameFacts = {
  cities: ["St. John's"],
  within: trace(
    `-52.7480 47.5630, -52.7700 47.5530, -52.7900 47.5250, -52.8300 47.5300, -52.8300 47.5650, -52.7950 47.5880, -52.7600 47.5850, -52.7500 47.5640`,
  ),
  origin: [-52.788, 47.552],
  east: 28,
  north: 26,
  gridKm: 0,
  northSouth: [
    ['Great Eastern Avenue', -0.63, -0.01, 0.91],
    ['Ladysmith Drive', 0.13],
    ['Kelsey Drive', 1.47],
  ],
  eastWest: [
    ['Messenger Drive', 0.07],
    ['Kiwanis Street', 0.21],
    ['Goldstone Street', 0.61],
  ],
};

/** Airport Heights and Clovelly. */
export const AIRPORT_GRID: FrameFacts = {
  cities: ["St. John's"],
  within: trace(
    `-52.7600 47.5850, -52.7400 47.6010, -52.7180 47.6080, -52.7000 47.6120, -52.6600 47.6150, -52.6900 47.6400, -52.7700 47.6400, -52.7900 47.6100, -52.7950 47.5880`,
  ),
  origin: [-52.74, 47.606],
  east: 30,
  north: 35,
  gridKm: 0,
  northSouth: [
    ['Roaches Line', -0.77, 0.49, 1.12],
    ['Airport Heights Drive', -0.06],
    ["Snow's Lane", 3.37, -0.39, 0.21],
  ],
  eastWest: [
    ['Aberdeen Avenue', -0.43],
    ['Majors Path', -0.1, 0.87, 1.68],
    ['World Parkway', 0.55],
  ],
};
