/** The words of a sentence that the search understands, in both languages, without accents. */
import type { Facts } from '../facts.ts';
import type { HomeType } from '../homeTypes.ts';
import type { SortOption } from '../search.ts';
import { stem } from './tokens.ts';

/** The meaning of a phrase. */
export type Concept =
  | { kind: 'home'; homeType: HomeType }
  | { kind: 'basement'; basement: Facts['basement'] }
  | { kind: 'sort'; sortBy: SortOption }
  /** A word to look for in the homes' descriptions, as the visitor wrote it or in its usual form. */
  | { kind: 'keyword'; keyword: string }
  | { kind: 'province'; province: string }
  | {
      kind: /** Detached and semi-detached homes, if no other type is named. */
        | 'house'
        /** Vacant land, if no other type is named. */
        | 'land'
        | 'sale'
        | 'lease'
        | 'sold'
        | 'recentlySold'
        | 'leased'
        /** Homes on the market, with a period. */
        | 'listed'
        /** New listings: a week, if no period is named. */
        | 'newListing'
        | 'priceCut'
        | 'openHouse'
        | 'virtualTour'
        | 'furnished'
        | 'parking'
        | 'newBuild'
        /** Words without a meaning of their own. */
        | 'filler'
        /** Prepositions of what is nearby: they belong to what follows. */
        | 'lead'
        | 'negation'
        /** Names of things that are no places and no filters. */
        | 'thing';
    };

/** Phrases by meaning, separated by "|". A plural without its s is the same phrase. */
const WORDS: [Concept, string][] = [
  [
    { kind: 'home', homeType: 'condo-apt' },
    'condo|condominium|condo apartment|condo apt|apartment condo|apartment|apt|appartement|appart|app|copropriete|condos',
  ],
  [
    { kind: 'home', homeType: 'condo-townhouse' },
    'townhouse|town house|townhome|town home|condo townhouse|condo townhome|townhouse condo|maison de ville|maison en ville',
  ],
  [
    { kind: 'home', homeType: 'detached' },
    'detached|det|detached house|detached home|single family|single family home|single family house|single detached|' +
      'maison individuelle|maison unifamiliale|maison detachee|unifamiliale|individuelle|detachee|maison isolee',
  ],
  [
    { kind: 'home', homeType: 'semi-detached' },
    'semi|semi detached|semi detached house|semi detached home|semis|semidetached|jumele|jumelee|maison jumelee|' +
      'semi detachee|semi detache|maison semi detachee',
  ],
  [
    { kind: 'home', homeType: 'multiplex' },
    'duplex|triplex|fourplex|quadruplex|quadplex|quintuplex|plex|multiplex|multi family|multifamily|' +
      'immeuble a revenus|immeuble a revenu|immeuble a logements|income property',
  ],
  [
    { kind: 'home', homeType: 'other' },
    'row house|rowhouse|row home|freehold townhouse|freehold townhome|freehold town house|maison en rangee|en rangee|' +
      'mobile home|maison mobile|farm|farmhouse|ferme|fermette|hobby farm|chalet|cabin',
  ],
  [{ kind: 'house' }, 'house|maison|houses|single house'],
  [
    { kind: 'land' },
    'land|vacant land|vacant lot|empty lot|building lot|terrain|terrain vacant|terrain a batir|terre|lot|acreage',
  ],
  [
    { kind: 'basement', basement: 'finished' },
    'finished basement|fully finished basement|finished bsmt|basement finished|sous sol fini|sous sol amenage|' +
      'sous sol termine|sous sol entierement fini',
  ],
  [
    { kind: 'basement', basement: 'walkout' },
    'walkout basement|walk out basement|walkout|walk out|basement walkout|basement walk out|rez de jardin|' +
      'sous sol avec sortie|sous sol walkout|sous sol avec acces exterieur',
  ],
  [
    { kind: 'basement', basement: 'apartment' },
    'basement apartment|basement apt|basement suite|basement unit|in law suite|inlaw suite|mother in law suite|' +
      'secondary suite|legal suite|rental suite|logement au sous sol|appartement au sous sol|bachelor au sous sol|' +
      'bigenerationnelle|bigeneration|bi generation|intergeneration|intergenerationnelle',
  ],
  [{ kind: 'basement', basement: 'any' }, 'basement|bsmt|sous sol'],
  [
    { kind: 'sort', sortBy: 'listPriceAsc' },
    'cheap|cheapest|least expensive|lowest price|lowest priced|inexpensive|affordable|most affordable|pas cher|' +
      'pas chere|moins cher|moins chere|moins dispendieux|abordable|plus abordable|bon marche|pas trop cher|pas trop chere',
  ],
  [
    { kind: 'sort', sortBy: 'listPriceDesc' },
    'most expensive|highest price|highest priced|plus cher|plus chere|plus dispendieux',
  ],
  [{ kind: 'sort', sortBy: 'createdOnDesc' }, 'newest|most recent|latest|plus recent|plus recente'],
  [{ kind: 'sort', sortBy: 'sqftDesc' }, 'largest|biggest|plus grand|plus grande|plus spacieux'],
  [{ kind: 'sale' }, 'for sale|on sale|to buy|buy|buying|purchase|a vendre|acheter|achat|a acheter|en vente'],
  [
    { kind: 'lease' },
    'for rent|to rent|rent|rental|for lease|to lease|lease|renting|a louer|louer|location|en location|loyer|for rental',
  ],
  [
    { kind: 'sold' },
    'sold|sold home|sold house price|sold price|sold listing|what sold|vendu|vendue|prix vendu|prix de vente',
  ],
  [
    { kind: 'recentlySold' },
    'recently sold|sold recently|recent sale|recemment vendu|recemment vendue|vendu recemment|vendue recemment|vente recente',
  ],
  [{ kind: 'leased' }, 'leased|rented|loue|louee'],
  [{ kind: 'listed' }, 'listed|on the market|inscrit|inscrite|sur le marche'],
  [
    { kind: 'newListing' },
    'new listing|newly listed|just listed|new on the market|nouvelle inscription|nouveaute|nouvellement inscrit|' +
      'nouvelle annonce|nouvelle propriete',
  ],
  [
    { kind: 'priceCut' },
    'price reduced|reduced price|price reduction|price drop|price dropped|price cut|reduced|prix reduit|baisse de prix|' +
      'reduction de prix|prix en baisse|prix baisse|price lowered',
  ],
  [
    { kind: 'openHouse' },
    'open house|open house this weekend|open house on the weekend|open house saturday|open house sunday|' +
      'open house on saturday|open house on sunday|open house this saturday|open house this sunday|visite libre|' +
      'visite libre cette fin de semaine|visite libre en fin de semaine|visite libre samedi|visite libre dimanche|' +
      'visite libre ce samedi|visite libre ce dimanche|portes ouvertes|visite libre ce week end',
  ],
  [
    { kind: 'virtualTour' },
    'virtual tour|3d tour|3 d tour|visite virtuelle|visite 3d|video tour|visite video',
  ],
  [{ kind: 'furnished' }, 'furnished|fully furnished|meuble|meublee|tout meuble|entierement meuble'],
  [
    { kind: 'parking' },
    'parking|parking space|parking spot|parking stall|parking included|with parking|stationnement|place de stationnement|' +
      'stationnement inclus|car parking',
  ],
  [
    { kind: 'newBuild' },
    'new build|newly built|new construction|brand new|newbuild|new built|neuf|neuve|construction neuve|' +
      'construction recente|nouvelle construction',
  ],
  [
    { kind: 'lead' },
    'near|nearby|near to|close to|close|next to|beside|walking distance to|walking distance from|walking distance of|' +
      'walk to|steps to|steps from|minute from|pre de|proche|proche de|proche du|a cote|a cote de|pres|pres de|pres du|' +
      'a distance de marche|a distance de marche de|a distance de marche du|a 2 pas de|a 2 pas du|a 2 pas d',
  ],
  [{ kind: 'negation' }, 'no|not|without|sans|pas de|pas d|aucun|aucune|ni'],
  [
    { kind: 'filler' },
    'a|an|the|of|in|at|on|to|for|and|or|with|w|from|by|is|are|am|be|that|which|who|has|have|having|my|me|we|our|us|it|i|im|' +
      'ive|id|you|please|some|any|all|there|this|up|than|as|looking|look|need|needing|want|wanted|wanting|would|like|find|' +
      'show|see|search|searching|get|give|home|property|properties|listing|unit|place|residence|real estate|price|priced|' +
      'asking|maximum price|de|du|des|d|l|le|la|les|un|une|au|aux|en|dans|sur|chez|pour|par|avec|et|ou|y|' +
      'il|je|j|nous|on|ce|cette|ces|qui|que|est|sont|ai|avons|mon|ma|mes|nos|cherche|cherchon|chercher|recherche|' +
      'recherchon|trouver|trouve|veux|voudrai|voulon|aimerai|besoin|bonjour|hello|hi|merci|logement|propriete|inscription|' +
      'immobilier|prix|ville de|city of|s il vous plait|svp|type|maximum|moins|plu|plus|budget|quartier de|secteur de|' +
      'secteur|area|acheteur|entre|between|per|month|moi|mois|mensuel|monthly|price range|construit|construite|built',
  ],
  [
    { kind: 'thing' },
    'school|ecole|garderie|daycare|elementary|high school|university|universite|college|cegep|hospital|hopital|subway|metro|' +
      'train|station|bus|transit|rem|gare|lake|lac|river|riviere|fleuve|ocean|beach|plage|mountain|montagne|water|park|' +
      'parc|downtown|centre ville|centreville|center|view|vue|quiet|tranquille|sunny|bright|lumineux|lumineuse|spacious|' +
      'spacieux|modern|moderne|luxury|luxe|beautiful|nice|belle|beau|big|large|small|grand|grande|petit|petite|good|great|' +
      'neighbourhood|neighborhood|quartier|family|familial|familiale|first|investment|renovated|renover|renove|utilitie|' +
      'utility|included|inclu|inclus|inclusive|heat|heated|heating|hydro|chauffage|chauffe|eclaire|electricite|internet|' +
      'student|etudiant|commercial|building|immeuble|bureau|office|store|magasin|room|chambre|bathroom|bedroom|garden|' +
      'lease to own|short term|long term|court terme|long terme|available|libre|commute|owner|by owner|special|unfurnished|' +
      'semi meuble|non meuble|maintenance|fee|frai|accessible|south facing|corner|end unit|storey|story|etage|level|' +
      'century|ancestrale|marche|market|golf|bail|colocation|roommate|cottagecore|tout|juillet|july|low|walking|distance|' +
      'cle en main|plain pied|creusee|inground|above ground|toit|roof|interieur|exterieur|indoor|outdoor|agricole|pied',
  ],
];

/** Words that are looked for in the homes' descriptions. A phrase after "=" is looked for in its place. */
const KEYWORDS =
  'pool|swimming pool=pool|piscine|fireplace|foyer|balcony|balcon|terrace|terrasse|patio|deck|garage|' +
  'waterfront|lakefront|bord de l eau=bord de l’eau|au bord de l eau=bord de l’eau|gym|elevator|ascenseur|sauna|spa|' +
  'hot tub|air conditioning|a c=air conditioning|central air|climatisation|climatise|air climatise|loft|bungalow|penthouse|' +
  'studio|bachelor|den|locker|rangement|storage|hardwood|backyard|yard|cour|jardin|solarium|sunroom|concierge|laundry|' +
  'dishwasher|lave vaisselle|ensuite|mezzanine|ravine|greenhouse';

/** Provinces by their names and the abbreviations that are no other words. "Quebec" is also a city. */
const PROVINCE_WORDS: Readonly<Record<string, string>> = {
  Alberta: 'alberta|ab',
  'British Columbia': 'british columbia|bc|colombie britannique',
  Manitoba: 'manitoba|mb',
  'New Brunswick': 'new brunswick|nb|nouveau brunswick|n b',
  'Newfoundland and Labrador':
    'newfoundland and labrador|newfoundland|nl|terre neuve et labrador|terre neuve',
  'Nova Scotia': 'nova scotia|ns|nouvelle ecosse|n s',
  'Northwest Territories': 'northwest territories|nwt|territoires du nord ouest',
  Nunavut: 'nunavut',
  Ontario: 'ontario|ont',
  'Prince Edward Island': 'prince edward island|pei|ile du prince edouard',
  Quebec: 'qc|pq|province of quebec|quebec province|province de quebec|au quebec',
  Saskatchewan: 'saskatchewan|sask',
  Yukon: 'yukon',
};

/** Stems the words of a phrase, or of a rule's pattern. */
export const stemmed = (phrase: string): string => phrase.replace(/[a-z]{4,}/g, stem);

const PHRASES = new Map<string, Concept>();
const add = (phrases: string, concept: Concept) => {
  for (const phrase of phrases.split('|')) {
    const key = stemmed(phrase);
    if (!PHRASES.has(key)) PHRASES.set(key, concept);
  }
};
for (const entry of KEYWORDS.split('|')) {
  const [phrase = '', keyword = phrase] = entry.split('=');
  add(phrase, { kind: 'keyword', keyword });
}
for (const [province, phrases] of Object.entries(PROVINCE_WORDS)) {
  add(phrases, { kind: 'province', province });
}
for (const [concept, phrases] of WORDS) add(phrases, concept);

/** Maximum number of words in a phrase. */
export const LONGEST_PHRASE = 6;

/** The meaning of a phrase of stemmed words. */
export const conceptOf = (phrase: string): Concept | undefined => PHRASES.get(phrase);

/** A cottage is a house of two storeys in Québec, and a holiday home elsewhere. */
export const cottageOf = (isFrench: boolean): Concept => ({
  kind: 'home',
  homeType: isFrench ? 'detached' : 'other',
});

/** Single words with so many letters that one wrong letter makes no other word. */
export const LONG_WORDS: readonly string[] = [
  ...new Set(
    [...PHRASES.keys(), 'chambre', 'bedroom', 'bathroom', 'cottage', 'million', 'stationnement'].flatMap(
      (phrase) => phrase.split(' ').filter((word) => word.length >= 7),
    ),
  ),
];
