import type { FrameFacts } from '../regionFacts.ts';
import { evenly } from '../sideStreets.ts';
import { trace } from '../trace.ts';

/** Between the Assiniboine and Notre Dame: turned to the river; the origin is Portage and Main. */
export const DOWNTOWN_WINNIPEG: FrameFacts = {
  cities: ['Winnipeg'],
  within: trace(`
      -97.128 49.886, -97.1235 49.893, -97.1275 49.8975, -97.1385 49.8962, -97.1465 49.8975,
      -97.156 49.8995, -97.162 49.8965, -97.164 49.887, -97.1635 49.877, -97.15 49.88,
      -97.14 49.882`),
  origin: [-97.1385, 49.8955],
  east: 27,
  north: 22,
  gridKm: 9,

  northSouth: [
    ['Waterfront Drive', 0.5, -0.3, 0.6],
    ['Main Street', 0, undefined, 0.05],
    ['Fort Street', -0.18, -1, 0.15],
    ['Garry Street', -0.32, -1.15, 0.35],
    ['Smith Street', -0.45, -1.2, 0.35],
    ['Donald Street', -0.58],
    ['Hargrave Street', -0.72, -1.2, 0.4],
    ['Carlton Street', -0.85, -1.2, 0.4],
    ['Kennedy Street', -1.08, -1.25, 0.5],
    ['Vaughan Street', -1.2, -0.6, 0.4],
    ['Memorial Boulevard', -1.33, -0.7, 0.1],
    ['Balmoral Street', -1.5, -0.9],
    ['Sherbrook Street', -1.95],
    ['Maryland Street', -2.1],
  ],
  eastWest: [
    ['Assiniboine Avenue', -1.2, -1, -0.1],
    ['Broadway', -0.82],
    ['York Avenue', -0.62, -1.3, 0],
    ['St. Mary Avenue', -0.42, -1.5, 0],
    ['Graham Avenue', -0.2, -1.2, 0],
    ['Portage Avenue', 0],
    ['Ellice Avenue', 0.22, undefined, -0.5],
    ['Cumberland Avenue', 0.42, -1.4, -0.5],
    ['William Stephenson Way', -0.35, 0, 0.9],
  ],
  sideStreets: {
    northSouth: [
      ['Edmonton Street', -0.97],
      ['Colony Street', -1.42],
      ['Spence Street', -1.65],
      ['Young Street', -1.8],
      ['Langside Street', -1.88],
      ['Furby Street', -1.9],
    ],
    eastWest: [
      ['Sargent Avenue', 0.6],
      ['Westminster Avenue', -0.6, -2.6, -1.4],
    ],
  },
};

/** The old warehouses and Point Douglas west of the Red, turned to Main Street; the origin is Main and Selkirk. */
export const EXCHANGE_DISTRICT: FrameFacts = {
  cities: ['Winnipeg'],
  within: trace(`
      -97.1385 49.8962, -97.1275 49.8975, -97.107 49.896, -97.104 49.901, -97.119 49.91,
      -97.107 49.926, -97.088 49.944, -97.06 49.985, -97.2 50.03, -97.27 49.985,
      -97.232 49.93, -97.205 49.912, -97.19 49.9045, -97.17 49.903, -97.156 49.8995,
      -97.1465 49.8975`),
  origin: [-97.13, 49.9105],
  east: -18,
  north: -23,
  gridKm: 4.2,

  northSouth: [
    ['Keewatin Street', -5.07],
    ['McPhillips Street', -3.04],
    ['Arlington Street', -1.9, -0.9, 2.6],
    ['Salter Street', -0.95, 0.1],
    ['Isabel Street', -1.16, undefined, 0.1],
    ['Sherbrook Street', -1.53, undefined, -0.9],
    ['King Street', -0.24, undefined, -0.2],
    ['Main Street', 0],
    ['Princess Street', -0.5, undefined, -0.4],
    ['Pipeline Road', -4.69, 5.6],
  ],
  eastWest: [
    ['William Avenue', -1.51],
    ['Bannatyne Avenue', -1.5, undefined, 0.6],
    ['Logan Avenue', -0.98],
    ['Higgins Avenue', -0.64, -0.3],
    ['Sutherland Avenue', -0.27, -0.8, 0.8],
    ['Dufferin Avenue', -0.28, undefined, 0.1],
    ['Selkirk Avenue', 0, undefined, 0.45],
    ['Burrows Avenue', 0.38, undefined, 0.35],
    ['Mountain Avenue', 0.66, undefined, 0.35],
    ['Redwood Avenue', 1.09, -1.2, 0.95],
    ['Inkster Boulevard', 2.19, undefined, 0.25],
    ['Jefferson Avenue', 3.32, undefined, 0.35],
    ['Leila Avenue', 4.07, undefined, 0.2],
    ['Templeton Avenue', 5.37, undefined, 0.2],
    ['Partridge Avenue', 4.7, undefined, 0],
  ],
  sideStreets: {
    northSouth: [
      ['Aikins Street', -0.6, 0.1],
      ['Powers Street', -0.42, 0.1],
      ['Charles Street', -0.22, 0.1],
      ['Andrews Street', -1.1, 0.1],
      ['McGregor Street', -1.35, 0],
      ['Parr Street', -1.6, 0],
      ['Sinclair Street', -2.1, 0.2],
    ],
    eastWest: [
      ...evenly('Avenue', 0, 0.38, 'Flora,Pritchard,Manitoba'),
      ...evenly('Avenue', 0.38, 0.66, 'Aberdeen,Alfred,College,Boyd'),
      ...evenly(
        'Avenue',
        0.66,
        2.19,
        'Magnus,Cathedral,Machray,Anderson,St. Johns,Polson,Bannerman,Atlantic,Luxton',
      ),
    ],
  },
};

/** West End, Wolseley and St. James: Portage runs due west; the origin is Portage and Arlington. */
export const WEST_END: FrameFacts = {
  cities: ['Winnipeg'],
  within: trace(`
      -97.1635 49.877, -97.164 49.887, -97.162 49.8965, -97.156 49.8995, -97.17 49.903,
      -97.19 49.9045, -97.205 49.912, -97.232 49.93, -97.27 49.985, -97.35 49.97,
      -97.35 49.866, -97.3 49.8695, -97.285 49.865, -97.264 49.8722, -97.248 49.877,
      -97.23 49.875, -97.218 49.872, -97.203 49.876, -97.192 49.874, -97.184 49.879,
      -97.175 49.876, -97.168 49.879`),
  origin: [-97.176, 49.884],
  east: 3,
  north: -2,
  gridKm: 4,

  northSouth: [
    ['Sturgeon Road', -7.28, 0],
    ['Moray Street', -6.32],
    ['School Road', -5.27, -0.2, 1.5],
    ['Ferry Road', -3.39, -0.7, 1.4],
    ['St. James Street', -1.89, -0.6],
    ['Route 90', -2.29, 0.3],
    ['Empress Street', -1.49, -0.1, 1.6],
    ['Erin Street', -1.07, 0.1, 1.7],
    ['Wall Street', -0.93, 0.1, 1.7],
    ['Dominion Street', -0.5, -0.7, 0.6],
    ['Arlington Street', 0],
    ['Maryland Street', 0.9, undefined, 1.3],
  ],
  eastWest: [
    ['Wolseley Avenue', -0.55, -1, 1],
    ['Westminster Avenue', -0.33, -0.6, 1],
    ['Wellington Avenue', 2.09, undefined, 0.5],
    ['Portage Avenue', 0],
    ['Ellice Avenue', 0.84, -3.6],
    ['Sargent Avenue', 1.28],
    ['Ness Avenue', 0.69, undefined, -2],
    ['Silver Avenue', 1.13, undefined, -2],
    ['Saskatchewan Avenue', 2.32, undefined, -1.5],
    ['Dublin Avenue', 2.8, -4, -1],
  ],
  sideStreets: {
    northSouth: [
      ...evenly(
        'Street',
        0,
        0.9,
        'Home,Ethelbert,Canora,Evanson,Lipton,Simcoe,Toronto,Victor,Agnes,McGee',
        -0.8,
        1.8,
      ),
      ...evenly('Street', -1.07, 0, 'Clifton,Spruce,Aubrey,Lenore,Telfer,Ruby', -0.8, 1.8),
      ...evenly(
        'Street',
        -3.39,
        -1.95,
        'Roseberry,Brooklyn,Belvidere,Inglewood,Parkview,Albany,Marjorie,Berry',
        -0.6,
        1.2,
      ),
    ],
    eastWest: [
      ['St. Matthews Avenue', 0.42],
      ['Livinia Avenue', 0.6],
    ],
  },
};

/** River Heights and Fort Rouge down to Pembina; the origin is Corydon and Stafford. */
export const SOUTH_OF_ASSINIBOINE: FrameFacts = {
  cities: ['Winnipeg'],
  within: trace(`
      -97.13 49.886, -97.14 49.882, -97.15 49.88, -97.1635 49.877, -97.168 49.879,
      -97.175 49.876, -97.184 49.879, -97.192 49.874, -97.203 49.876, -97.218 49.872,
      -97.23 49.875, -97.248 49.877, -97.264 49.8722, -97.285 49.865, -97.3 49.8695,
      -97.35 49.866, -97.34 49.77, -97.125 49.76, -97.125 49.79, -97.12 49.805,
      -97.136 49.817, -97.145 49.83, -97.1415 49.842, -97.124 49.853, -97.125 49.863,
      -97.133 49.87`),
  origin: [-97.1635, 49.866],
  east: 5,
  north: 8,
  gridKm: 3.2,

  northSouth: [
    ['Dieppe Road', -10.59, -1.4, 0.5],
    ['Roblin Grove', -9.45, -0.6, 0.5],
    ['Haney Street', -8.46, -1.4, 0.4],
    ['Elmhurst Road', -7.39, -1.6, 0],
    ['Shaftesbury Boulevard', -5.45],
    ['Edgeland Boulevard', -4.13, -1.6, 0.4],
    ['Kenaston Boulevard', -3.05],
    ['Lanark Street', -2.41, -1, 0.8],
    ['Cambridge Street', -1.67, -1.4, 0.9],
    ['Waverley Street', -1.3],
    ['Wilton Street', -0.42, -1, 0.2],
    ['Stafford Street', 0, -1.3, 0.95],
    ['Lilac Street', 0.45, -0.9, 0.3],
    ['Daly Street', 1.16, -0.6, 0.7],
    ['Waverley Street', -2.6, undefined, -2.5],
  ],
  eastWest: [
    ['Wellington Crescent', 0.98, -0.3, 0.7],
    ['River Avenue', 1.37, 0.6],
    ['Stradbrook Avenue', 1.15, 0.8],
    ['Academy Road', 0.97, -3, 0.1],
    ['Kingsway', 0.6, -2.9, 0.1],
    ['Corydon Avenue', 0, -5.5],
    ['Grosvenor Avenue', 0.4, -2.4, 0.9],
    ['Fleet Avenue', -0.28, -2.5, 0.9],
    ['Grant Avenue', -0.88],
    ['Taylor Avenue', -1.75, -3.4, 1.2],
    ['Mathers Avenue', -1.25, -3, 0.2],
    ['McGillivray Boulevard', -3.11, undefined, 1.5],
    ['Scurfield Boulevard', -5.1, -2.4, 0.4],
    ['Bison Drive', -6.19, -2.4, 1.9],
    ['Wilkes Avenue', -2.12, undefined, -2.5],
    ['Roblin Boulevard', 0.45, undefined, -4],
    ['Abinojii Mikanah', -4.22, -2.6, 3],
  ],
  sideStreets: {
    northSouth: [
      ...evenly('Street', -2.41, -1.67, 'Oxford,Campbell,Niagara,Beaverbrook', -1.2, 0.9),
      ...evenly('Street', -1.67, -1.3, 'Montrose,Waverley,Elm', -1.2, 0.9),
      ...evenly('Street', -1.3, 0, 'Ash,Oak,Brock,Borebank,Queenston,Guelph,Harrow', -1.2, 0.9),
      ...evenly('Street', 0.45, 1.16, 'Arbuthnot,Hugo,Cockburn', -0.9, 1.2),
    ],
    eastWest: [
      ...evenly('Avenue', 0, 0.98, 'Dorchester,McMillan,Gertrude,Jessie,Warsaw,Mulvey'),
      ...evenly('Avenue', -0.88, -0.28, 'Rosedale,Scotland,Lorette,Ebby,Weatherdon'),
    ],
  },
};

/** East of the Red: long lots run back from the river; the origin is Provencher and Taché. */
export const ST_BONIFACE: FrameFacts = {
  cities: ['Winnipeg'],
  within: trace(`
      -97.1275 49.8975, -97.1235 49.893, -97.128 49.886, -97.13 49.886, -97.133 49.87,
      -97.125 49.863, -97.124 49.853, -97.03 49.853, -96.98 49.866, -96.98 49.8955,
      -97.05 49.8985, -97.107 49.896`),
  origin: [-97.1235, 49.8905],
  east: 10,
  north: 13,
  gridKm: 2.6,

  northSouth: [
    ['Taché Avenue', 0, -1.9, 0.6],
    ['Des Meurons Street', 0.7, -1.9],
    ['Archibald Street', 1.33],
    ['Lagimodiere Boulevard', 3.5],
    ['Plessis Road', 8.29],
    ['Youville Street', 0.14, -1.9, -0.3],
    ['Ravenhurst Street', 7.74, 0],
    ['Dawson Road', 2.48, -1.2, 0],
  ],
  eastWest: [
    ['Provencher Boulevard', 0, -0.3, 2],
    ['Marion Street', -1.15, -0.2],
    ['Goulet Street', -1.28, -0.2, 1.1],
    ['Carrière Avenue', -2.05, -0.3, 1.2],
    ['Enfield Crescent', -0.95, -0.2, 0.6],
    ['Dugald Road', -1.41, 2.2],
    ['Plinguet Street', 0.45, 0.4, 1.8],
    ['Fermor Avenue', -4.47],
    ['Elizabeth Road', -3.63, 2, 4],
    ['Cottonwood Road', -2.59, 2.3, 3.8],
  ],
  sideStreets: {
    northSouth: [...evenly('Street', 0, 0.7, 'St. Joseph,Langevin,Aulneau,Ritchot', -1.9, 0.4)],
    eastWest: [...evenly('Avenue', -1.15, 0, 'De La Cathédrale,Bertrand,Hamel,Dollard,Kitson,Dumoulin')],
  },
};

/** Elmwood, East and North Kildonan and Transcona: the river lots of the Henderson Highway; the origin is Henderson and Johnson. */
export const KILDONAN: FrameFacts = {
  cities: ['Winnipeg'],
  within: trace(`
      -97.107 49.896, -97.05 49.8985, -96.98 49.8955, -96.96 49.93, -97 49.99,
      -97.06 49.985, -97.088 49.944, -97.107 49.926, -97.119 49.91, -97.104 49.901`),
  origin: [-97.111, 49.9145],
  east: -17,
  north: -24,
  gridKm: 2.2,

  northSouth: [
    ['Henderson Highway', 0, -0.8],
    ['Watt Street', 0.75, -1.4, 2.6],
    ['Roch Street', 1.3, 0.6, 5],
    ['Gateway Road', 2.1],
    ['Rothesay Street', 1.3, 2.6, 5.2],
    ['Molson Street', 3.1, 0],
    ['Lagimodiere Boulevard', 3.9],
    ['Peguis Street', 6.2],
    ['Plessis Road', 7.4],
  ],
  eastWest: [
    ['Nairn Avenue', -1.3, 0.2, 4.5],
    ['Talbot Avenue', -0.75, 0.1, 3.2],
    ['Johnson Avenue', 0, 0, 2.1],
    ['Munroe Avenue', 0.9, 0, 4],
    ['Kimberly Avenue', 1.55, 0, 4],
    ['McLeod Avenue', 2.5, 0],
    ['Springfield Road', 3.7],
    ['Chief Peguis Trail', 4.5],
    ['Gilmore Avenue', 5.2, undefined, 2.5],
    ['Concordia Avenue', 1.9, 2, 6],
    ['Regent Avenue', -0.1, 4.6],
    ['Kildare Avenue', 0.75, 4.6],
    ['Grassie Boulevard', 2.7, 4.2, 7.5],
  ],
  sideStreets: {
    northSouth: [],
    eastWest: [
      ...evenly('Avenue', 0, 0.9, 'Hespeler,Harbison,Larsen,Carmen,Martin,Poplar', 0),
      ...evenly('Avenue', 0.9, 1.55, 'Hart,Jamison,Washington,Melrose,Linden', 0),
      ...evenly('Avenue', 1.55, 2.5, 'Oakland,Roberta,Bronx,Donalda,Helmsdale,Kingsford', 0),
    ],
  },
};

/** St. Vital and St. Norbert between the Red and the Seine; the origin is St. Mary's Road and Fermor. */
export const ST_VITAL: FrameFacts = {
  cities: ['Winnipeg'],

  origin: [-97.1115, 49.853],
  east: 4,
  north: 3,
  gridKm: 0.8,

  northSouth: [
    ['River Road', -1.03, -7, -0.8],
    ['Dakota Street', 0.69, -6],
    ['Lagimodiere Boulevard', 3.36],
    ['Shorehill Drive', 4.58, undefined, -1],
    ['Lakewood Boulevard', 2.63, -4.2, -0.6],
    ['Beaverhill Boulevard', 2.07, -2.2, 0],
  ],
  eastWest: [
    ['Fermor Avenue', 0, -0.9],
    ['Abinojii Mikanah', -3],
    ['Warde Avenue', -6, -0.6, 3],
    ['Aldgate Road', -6.9, -0.3, 2.6],
    ['Meadowood Drive', -3.7, -1, 1.6],
    ['St. Vital Road', -1.9, -1, 0.3],
    ['Bonita Avenue', -0.9, 0, 1.4],
    ['Novavista Drive', -4.7, 0.2, 1.6],
  ],
};
