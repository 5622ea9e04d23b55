import type { Locale } from '../../domain/format.ts';

/**
 * The boards' words and abbreviations in lower case, as one reads them: in English where theirs is short for
 * something, and in French.
 */
const WORDS: Readonly<Record<string, { en?: string; fr: string }>> = {
  // Kinds of property and styles
  detached: { fr: 'Individuelle' },
  'semi-detached': { fr: 'Jumelée' },
  multiplex: { fr: 'Multiplex' },
  'condo apt': { en: 'Condo apartment', fr: 'Appartement en copropriété' },
  'condo townhouse': { fr: 'Maison de ville en copropriété' },
  'att/row/townhouse': { en: 'Townhouse', fr: 'Maison en rangée' },
  'vacant land': { fr: 'Terrain vacant' },
  'commercial/retail': { en: 'Commercial, retail', fr: 'Commerce de détail' },
  'mobile/trailer': { en: 'Mobile home', fr: 'Maison mobile' },
  'sale of business': { fr: 'Vente d’entreprise' },
  office: { fr: 'Bureau' },
  industrial: { fr: 'Industriel' },
  farm: { fr: 'Ferme' },
  '2-storey': { fr: '2 étages' },
  '3-storey': { fr: '3 étages' },
  triplex: { fr: 'Triplex' },
  duplex: { fr: 'Duplex' },
  bungalow: { fr: 'Plain-pied' },
  'bungalow-raised': { en: 'Raised bungalow', fr: 'Plain-pied surélevé' },
  'residential lot': { fr: 'Terrain résidentiel' },
  apartment: { fr: 'Appartement' },
  'store w/apt': { en: 'Store with apartment', fr: 'Commerce avec logement' },
  storefront: { fr: 'Commerce sur rue' },
  'backsplit 4': { en: 'Backsplit, 4 levels', fr: '4 demi-niveaux arrière' },
  'sidesplit 3': { en: 'Sidesplit, 3 levels', fr: '3 demi-niveaux latéraux' },
  loft: { fr: 'Loft' },
  studio: { fr: 'Studio' },
  // The building
  'fin w/o': { en: 'Finished, walk-out', fr: 'Aménagé, accès extérieur' },
  finished: { fr: 'Aménagé' },
  unfinished: { fr: 'Non aménagé' },
  'part fin': { en: 'Partly finished', fr: 'Partiellement aménagé' },
  'crawl space': { fr: 'Vide sanitaire' },
  none: { fr: 'Aucun' },
  y: { en: 'Yes', fr: 'Oui' },
  n: { en: 'No', fr: 'Non' },
  part: { en: 'Partly', fr: 'En partie' },
  restrict: { en: 'Restricted', fr: 'Avec restrictions' },
  'central air': { fr: 'Centrale' },
  'wall unit': { fr: 'Appareil mural' },
  'forced air': { fr: 'Air pulsé' },
  'gas forced air closd': { en: 'Gas, forced air', fr: 'Air pulsé au gaz' },
  'fan coil': { fr: 'Ventilo-convecteur' },
  'heat pump': { fr: 'Thermopompe' },
  radiant: { fr: 'Radiant' },
  water: { en: 'Hot water', fr: 'Eau chaude' },
  'gas hot water': { fr: 'Eau chaude au gaz' },
  'stucco/plaster': { en: 'Stucco', fr: 'Stuc' },
  brick: { fr: 'Brique' },
  'brick front': { fr: 'Façade de brique' },
  'vinyl siding': { fr: 'Vinyle' },
  concrete: { fr: 'Béton' },
  wood: { fr: 'Bois' },
  stone: { fr: 'Pierre' },
  'hardie board': { en: 'Fibre cement', fr: 'Fibrociment' },
  laminate: { fr: 'Stratifié' },
  hardwood: { fr: 'Bois franc' },
  vinyl: { fr: 'Vinyle' },
  parquet: { fr: 'Parquet' },
  broadloom: { en: 'Carpet', fr: 'Moquette' },
  'asphalt shingle': { fr: 'Bardeaux d’asphalte' },
  metal: { fr: 'Métal' },
  flat: { fr: 'Plat' },
  inground: { en: 'In ground', fr: 'Creusée' },
  municipal: { fr: 'Municipale' },
  well: { fr: 'Puits' },
  sewers: { en: 'Municipal', fr: 'Municipal' },
  available: { fr: 'Disponible' },
  septic: { fr: 'Fosse septique' },
  'pvt double': { en: 'Private, double', fr: 'Privée, double' },
  private: { fr: 'Privée' },
  lane: { fr: 'Par la ruelle' },
  mutual: { en: 'Shared', fr: 'Mitoyenne' },
  'built-in': { fr: 'Intégré' },
  attached: { fr: 'Attenant' },
  underground: { fr: 'Souterrain' },
  owned: { fr: 'En propriété' },
  exclusive: { en: 'Exclusive use', fr: 'Usage exclusif' },
  rental: { en: 'Rented', fr: 'En location' },
  shared: { fr: 'Partagée' },
  ensuite: { fr: 'Dans le logement' },
  lower: { en: 'Lower level', fr: 'Niveau inférieur' },
  upper: { en: 'Upper level', fr: 'Étage' },
  '6 months': { fr: '6 mois' },
  '1 year': { fr: '1 an' },
  '2 years': { fr: '2 ans' },
  'month to month': { fr: 'Au mois' },
  // Directions
  ne: { en: 'Northeast', fr: 'Nord-est' },
  nw: { en: 'Northwest', fr: 'Nord-ouest' },
  se: { en: 'Southeast', fr: 'Sud-est' },
  sw: { en: 'Southwest', fr: 'Sud-ouest' },
  north: { fr: 'Nord' },
  e: { en: 'East', fr: 'Est' },
  s: { en: 'South', fr: 'Sud' },
  w: { en: 'West', fr: 'Ouest' },
  // Amenities and what is near
  'bbqs allowed': { en: 'Barbecues allowed', fr: 'Barbecue permis' },
  concierge: { fr: 'Concierge' },
  gym: { fr: 'Salle d’exercice' },
  'party/meeting room': { en: 'Party room', fr: 'Salle de réception' },
  'visitor parking': { fr: 'Stationnement pour visiteurs' },
  'rooftop deck/garden': { en: 'Rooftop terrace', fr: 'Terrasse sur le toit' },
  'media room': { fr: 'Salle de cinéma' },
  sauna: { fr: 'Sauna' },
  'bike storage': { fr: 'Rangement pour vélos' },
  'games room': { fr: 'Salle de jeux' },
  playground: { fr: 'Aire de jeux' },
  'outdoor pool': { fr: 'Piscine extérieure' },
  'indoor pool': { fr: 'Piscine intérieure' },
  'guest suites': { fr: 'Chambres d’invités' },
  park: { fr: 'Parc' },
  'public transit': { fr: 'Transport en commun' },
  school: { fr: 'École' },
  'grnbelt/conserv': { en: 'Conservation area', fr: 'Aire naturelle' },
  library: { fr: 'Bibliothèque' },
  'rec centre': { en: 'Recreation centre', fr: 'Centre de loisirs' },
  hospital: { fr: 'Hôpital' },
  'arts centre': { fr: 'Centre culturel' },
};

/** A feed's word or abbreviation in the page's language; one that is not known stays as the board wrote it. */
export function feedWord(value: string, locale: Locale): string {
  const key = value.trim().toLowerCase();
  const word = Object.hasOwn(WORDS, key) ? WORDS[key] : undefined;
  if (!word) return value;
  return locale === 'fr-CA' ? word.fr : (word.en ?? value);
}

/** A list of such words, joined by commas. */
export function feedWords(values: string, locale: Locale): string {
  return values
    .split(', ')
    .map((value) => feedWord(value, locale))
    .join(', ');
}
