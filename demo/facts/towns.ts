import type { PlaceFacts } from './cityFacts.ts';

/**
 * Towns that stand beside a city on its region's ground: they have streets and houses, so that the other shore is not
 * bare, and no listings. Their quarters are written as a city's neighbourhoods are.
 */
export const TOWNS: readonly PlaceFacts[] = [
  {
    name: 'Laval',
    stateCode: 'QC',
    language: 'fr',
    center: [-73.71, 45.59],
    neighbourhoods: [
      ['Chomedey', -73.745, 45.543, 1, 0.2, 1962],
      ['Laval-des-Rapides', -73.705, 45.557, 1, 0.2, 1956],
      ['Pont-Viau', -73.687, 45.571, 1, 0.1, 1950],
      ['Duvernay', -73.668, 45.6, 1, 0.1, 1968],
      ['Vimont', -73.725, 45.61, 1, 0, 1980],
      ['Auteuil', -73.745, 45.633, 1, 0, 1985],
      ['Sainte-Rose', -73.785, 45.613, 1, 0, 1975],
      ['Fabreville', -73.83, 45.568, 1, 0, 1982],
      ['Sainte-Dorothée', -73.815, 45.535, 1, 0, 1992],
      ['Laval-Ouest', -73.865, 45.545, 1, 0, 1960],
      ['Saint-Vincent-de-Paul', -73.65, 45.62, 1, 0, 1957],
      ['Saint-François', -73.605, 45.672, 1, 0, 1988],
      ['Duvernay-Est', -73.625, 45.652, 1, 0, 1990],
    ],
  },
  {
    name: 'Longueuil',
    stateCode: 'QC',
    language: 'fr',
    center: [-73.48, 45.525],
    neighbourhoods: [
      ['Vieux-Longueuil', -73.503, 45.537, 1, 0.2, 1935],
      ['Saint-Lambert', -73.504, 45.503, 1, 0.1, 1940],
      ['LeMoyne', -73.49, 45.505, 1, 0, 1950],
      ['Fatima', -73.475, 45.548, 1, 0, 1963],
      ['Parcours-du-Cerf', -73.45, 45.535, 1, 0, 1986],
      ['Laflèche', -73.455, 45.508, 1, 0, 1960],
      ['Greenfield Park', -73.472, 45.488, 1, 0, 1958],
      ['Saint-Hubert', -73.425, 45.493, 1, 0, 1976],
    ],
  },
  {
    name: 'Brossard',
    stateCode: 'QC',
    language: 'fr',
    center: [-73.47, 45.458],
    neighbourhoods: [
      ['Brossard', -73.485, 45.472, 1, 0, 1970],
      ['Les Prairies', -73.465, 45.45, 1, 0, 1985],
    ],
  },
  {
    name: 'Boucherville',
    stateCode: 'QC',
    language: 'fr',
    center: [-73.44, 45.59],
    neighbourhoods: [
      ['Vieux-Boucherville', -73.45, 45.6, 1, 0, 1965],
      ['Normandie', -73.44, 45.572, 1, 0, 1985],
    ],
  },
  {
    name: 'Gatineau',
    stateCode: 'QC',
    language: 'fr',
    center: [-75.72, 45.435],
    neighbourhoods: [
      ['Vieux-Hull', -75.715, 45.431, 1, 0.3, 1915],
      ['Wrightville', -75.735, 45.436, 1, 0, 1940],
      ['Mont-Bleu', -75.748, 45.452, 1, 0.1, 1970],
      ['Hautes-Plaines', -75.76, 45.472, 1, 0, 1990],
      ['Le Plateau', -75.785, 45.42, 1, 0.1, 2005],
      ['Deschênes', -75.805, 45.4, 1, 0, 1960],
      ['Aylmer', -75.845, 45.4, 1, 0, 1955],
      ['Touraine', -75.71, 45.48, 1, 0, 1970],
      ['Limbour', -75.735, 45.497, 1, 0, 1985],
      ['Pointe-Gatineau', -75.69, 45.468, 1, 0, 1955],
      ['Gatineau', -75.655, 45.485, 1, 0, 1972],
      ['Le Versant', -75.62, 45.497, 1, 0, 1992],
      ['Templeton', -75.585, 45.498, 1, 0, 1978],
    ],
  },
  {
    name: 'Waterloo',
    stateCode: 'ON',
    language: 'en',
    center: [-80.5228, 43.467],
    neighbourhoods: [
      ['Uptown', -80.522, 43.466, 1, 0.3, 1925],
      ['Northdale', -80.532, 43.479, 1, 0.2, 1955],
      ['Westmount', -80.54, 43.457, 1, 0, 1955],
      ['Beechwood', -80.563, 43.462, 1, 0, 1972],
      ['Lakeshore', -80.545, 43.493, 1, 0, 1974],
      ['Lincoln', -80.503, 43.485, 1, 0, 1968],
      ['Laurelwood', -80.585, 43.477, 1, 0, 1998],
      ['Vista Hills', -80.59, 43.456, 1, 0, 2010],
      ['Eastbridge', -80.49, 43.505, 1, 0, 1998],
      ['Columbia Forest', -80.573, 43.49, 1, 0, 2000],
    ],
  },
];
