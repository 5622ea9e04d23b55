/** A person's hair, or a head covering. */
export type Hair =
  | 'short'
  | 'quiff'
  | 'bald'
  | 'bob'
  | 'long'
  | 'wavy'
  | 'bun'
  | 'afro'
  | 'curls'
  | 'braids'
  | 'turban'
  | 'hijab';

/** Clothes of a person. */
export type Dress = 'blazer' | 'tie' | 'blouse' | 'turtleneck' | 'knit' | 'cardigan';

/** A person in a portrait. All are invented. */
export interface Person {
  skin: string;
  hair: Hair;
  hairColour: string;
  dress: Dress;
  cloth: string;
  /** Colour of shirt, scarf, tie or jewellery. */
  accent: string;
  /** Background colour. */
  ground: string;
  beard?: 'full' | 'short';
  glasses?: boolean;
  earrings?: boolean;
  lips?: string;
  /** True for lines of age. */
  isOlder?: boolean;
  /** Factor of the face's width. */
  broad?: number;
}

/** The people in portraits, by the name in their key. */
export const PEOPLE = {
  amara: {
    skin: '#6f4a35',
    hair: 'afro',
    hairColour: '#231a18',
    dress: 'blazer',
    cloth: '#2f5863',
    accent: '#f1e6d2',
    ground: '#e7c9a0',
    earrings: true,
    lips: '#8f3f3a',
  },
  benoit: {
    skin: '#eec6a8',
    hair: 'short',
    hairColour: '#8d8a86',
    dress: 'tie',
    cloth: '#3b4656',
    accent: '#8a3f37',
    ground: '#cfdad6',
    glasses: true,
    isOlder: true,
  },
  carmen: {
    skin: '#c98f6b',
    hair: 'wavy',
    hairColour: '#3a241b',
    dress: 'blouse',
    cloth: '#b5563c',
    accent: '#c9a26a',
    ground: '#dfe3d3',
    earrings: true,
    lips: '#a8463e',
  },
  daniel: {
    skin: '#f0cdb3',
    hair: 'quiff',
    hairColour: '#7a4a2a',
    dress: 'knit',
    cloth: '#55705f',
    accent: '#f1ece0',
    ground: '#e9dcc6',
    beard: 'short',
  },
  eleanor: {
    skin: '#f2d5c0',
    hair: 'bob',
    hairColour: '#d9d6d0',
    dress: 'cardigan',
    cloth: '#6b7fa0',
    accent: '#f6f1e6',
    ground: '#e6d3cf',
    isOlder: true,
    glasses: true,
    lips: '#b0605a',
  },
  farid: {
    skin: '#b98560',
    hair: 'short',
    hairColour: '#1f1a18',
    dress: 'blazer',
    cloth: '#4a4440',
    accent: '#dfe6ea',
    ground: '#c8d6dc',
    beard: 'full',
  },
  grace: {
    skin: '#efcfae',
    hair: 'long',
    hairColour: '#1c1a1e',
    dress: 'turtleneck',
    cloth: '#2a2f38',
    accent: '#c9a26a',
    ground: '#d9cfe0',
    lips: '#a84d50',
  },
  harpreet: {
    skin: '#b07a53',
    hair: 'turban',
    hairColour: '#2f4b6e',
    dress: 'tie',
    cloth: '#2f3540',
    accent: '#b0703a',
    ground: '#e8d9b8',
    beard: 'full',
  },
  imani: {
    skin: '#543627',
    hair: 'braids',
    hairColour: '#1d1514',
    dress: 'blouse',
    cloth: '#d8a23f',
    accent: '#efe0c0',
    ground: '#c5d6cc',
    earrings: true,
    lips: '#7c3a38',
  },
  jun: {
    skin: '#ecc49c',
    hair: 'quiff',
    hairColour: '#17171b',
    dress: 'blazer',
    cloth: '#5d6d7c',
    accent: '#f6f4ee',
    ground: '#e3dccb',
    glasses: true,
  },
  kiona: {
    skin: '#a9714c',
    hair: 'long',
    hairColour: '#191516',
    dress: 'cardigan',
    cloth: '#7c3f3a',
    accent: '#4fa09a',
    ground: '#d5dfe2',
    earrings: true,
    lips: '#93443c',
  },
  leila: {
    skin: '#dcae87',
    hair: 'hijab',
    hairColour: '#44706b',
    dress: 'blazer',
    cloth: '#2e4450',
    accent: '#f0e8da',
    ground: '#ecd8c4',
    lips: '#a8504a',
  },
  marek: {
    skin: '#ecc0a2',
    hair: 'bald',
    hairColour: '#9a938c',
    dress: 'knit',
    cloth: '#36495f',
    accent: '#e8e2d4',
    ground: '#d9dcc9',
    beard: 'short',
    isOlder: true,
    broad: 1.06,
  },
  nadia: {
    skin: '#f0cbb0',
    hair: 'bun',
    hairColour: '#a5552f',
    dress: 'blazer',
    cloth: '#7d5b78',
    accent: '#f4ecdf',
    ground: '#cfdde4',
    glasses: true,
    lips: '#b8514c',
  },
  omar: {
    skin: '#7d5239',
    hair: 'short',
    hairColour: '#1a1514',
    dress: 'turtleneck',
    cloth: '#9c5a3a',
    accent: '#c9a26a',
    ground: '#d3d9cc',
    broad: 1.03,
  },
  priya: {
    skin: '#a8714b',
    hair: 'curls',
    hairColour: '#1f1615',
    dress: 'blouse',
    cloth: '#3f7a6c',
    accent: '#e6c15c',
    ground: '#ead3c8',
    earrings: true,
    lips: '#963f45',
  },
} as const satisfies Record<string, Person>;

/** Name of a portrait. */
export type PersonName = keyof typeof PEOPLE;
