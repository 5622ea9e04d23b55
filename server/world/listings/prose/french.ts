/** French listing texts, for the cities of Québec. */
import type { Section } from './english.ts';
import { FRENCH_OUTSIDE, FRENCH_PLACES } from './frenchOutside.ts';
import { line } from './line.ts';

const OPENINGS = [
  line('Bienvenue à {hood}!', 'home'),
  line('Belle propriété détachée de {beds} chambres au cœur de {hood}.', 'detached'),
  line(
    'Rare sur le marché : maison de {beds} chambres sur un terrain de {width} sur {depth} pieds.',
    'detached',
  ),
  line(
    'Maison de {year} au charme intact, sur une rue (paisible|bordée d’arbres|recherchée).',
    'house',
    'old',
    '!multiplex',
    '!mainStreet',
  ),
  line(
    'Entièrement rénovée avec goût : il ne reste qu’à poser vos valises.',
    'house',
    'renovated',
    '!multiplex',
  ),
  line('Bungalow lumineux et bien entretenu, de plain-pied.', 'bungalow'),
  line('Jumelé de {beds} chambres, chaleureux et bien situé.', 'semi'),
  line('Maison en rangée de {beds} chambres, sans frais de copropriété.', 'row', 'sale'),
  line('Maison de ville sur trois niveaux, construite en {year}.', 'row', 'recent'),
  line('Immeuble bien entretenu : {units} logements, revenus stables.', 'multiplex', 'sale'),
  line('Plex de caractère dans {hood} : habitez un logement, louez le reste.', 'multiplex', 'sale'),
  line('Grand logement dans un plex bien tenu de {hood}.', 'multiplex', 'lease'),
  line('Condo de {beds} chambres orienté {side}, environ {area} pieds carrés.', 'condo', 'several'),
  line('Condo d’une chambre, orienté {side}, lumineux et fonctionnel.', 'condo', '!several', '!studio'),
  line('Studio bien pensé, à deux pas de tout.', 'studio'),
  line('Au {floor} étage, avec vue dégagée vers {towards}.', 'condo', 'high'),
  line('Petit immeuble de {storeys} étages, tranquille et bien géré.', 'condo', 'midrise'),
  line('Copropriété de ville de {beds} chambres avec entrée privée.', 'condoTown', 'several'),
  line(
    'Projet idéal pour (bricoleur|rénovateur) : beau potentiel, structure saine.',
    'house',
    'dated',
    'sale',
  ),
  line('Construction récente de {year}, matériaux de qualité.', 'recent', 'house', '!multiplex'),
  line('À louer dans {hood} : un endroit calme et propre.', 'lease', 'home'),
  line('Chalet quatre saisons sur un grand terrain boisé.', 'cottage'),
  line('Fermette d’environ {acres} acres avec bâtiments.', 'farm'),
  line('Maison mobile bien tenue dans un milieu paisible.', 'mobile'),
  line('Demi-sous-sol lumineux avec entrée indépendante.', 'lower'),
];

const INSIDE = [
  line('Planchers de bois franc (au salon et à la salle à manger|dans les pièces principales).', 'hardwood'),
  line('Aire ouverte baignée de lumière.', 'home', '!old'),
  line('Plafonds hauts, moulures et portes d’origine.', 'old', '!new'),
  line('Fenestration abondante et belle luminosité toute la journée.', 'home'),
  line('Foyer au (gaz|bois) au salon.', 'fireplace'),
  line('Toiture, fenêtres et chauffage mis à jour (ces dernières années|récemment).', 'house', 'updated'),
  line('Fraîchement repeint.', 'home', 'updated'),
  line('Plafonds de neuf pieds et grandes fenêtres.', 'condo', 'recent'),
  line('Rangement généreux.', 'home', '!studio', '!small'),
  line('Grande salle familiale donnant sur la cour.', 'familyRoom'),
  line(
    'Vendu sans garantie légale de qualité, aux risques et périls de l’acheteur.',
    'dated',
    'sale',
    'house',
  ),
];

const KITCHENS = [
  line('Cuisine rénovée avec comptoirs de quartz.', 'quartz', '!dated', '!new'),
  line('Comptoirs de granit et armoires (en érable|de bois) à la cuisine.', 'granite'),
  line('Îlot central où l’on se rassemble.', 'island'),
  line('Électroménagers en acier inoxydable.', 'stainless'),
  line('Cuisine d’origine, propre et fonctionnelle.', 'dated', 'home'),
  line('Cuisine pratique avec dosseret de céramique.', 'home'),
];

const BEDROOMS = [
  line('Chambre principale avec walk-in et salle de bain attenante.', 'walkIn', 'ensuite'),
  line('Chambre principale avec salle de bain attenante.', 'ensuite'),
  line('{Beds} chambres à l’étage.', 'house', 'several', '!bungalow', '!multiplex', '!mobile', '!cottage'),
  line('{Beds} chambres de bonnes dimensions.', 'several', 'home', '!small'),
  line('Deux salles de bain complètes.', 'condo', 'twoBaths', '!large'),
  line('Chambre fermée avec garde-robe double.', 'condo', '!several', '!studio'),
];

const BASEMENTS = [
  line('Sous-sol aménagé avec salle familiale et rangement.', 'finished'),
  line('Logement au sous-sol avec entrée indépendante.', 'suite', 'sale', '!multiplex'),
  line('Rez-de-jardin avec grandes fenêtres.', 'walkout'),
  line('Sous-sol haut et sec, à aménager selon vos besoins.', 'unfinished', 'house', 'sale'),
];

/** Texts of dwellings, in the order of a showing. */
export const FRENCH_HOME: readonly Section[] = [
  { lines: OPENINGS, share: 1, most: 1 },
  { lines: INSIDE, share: 0.95, most: 2 },
  { lines: KITCHENS, share: 0.85, most: 1 },
  { lines: BEDROOMS, share: 0.85, most: 1 },
  { lines: BASEMENTS, share: 0.85, most: 1 },
  { lines: FRENCH_OUTSIDE, share: 0.9, most: 2 },
  { lines: FRENCH_PLACES, share: 0.95, most: 2 },
  {
    lines: [
      line('À voir!', 'sale'),
      line('Occupation flexible.', 'sale'),
      line('Une visite vous convaincra.', 'home'),
      line('Nouveau prix.', 'reduced', 'sale'),
      line('Enquête de crédit et références demandées.', 'lease', 'home'),
      line('Disponible le premier du mois.', 'lease'),
      line('Déclaration de copropriété disponible sur demande.', 'sale', 'condo'),
    ],
    share: 0.6,
    most: 1,
  },
];

/** Texts of land and business premises. */
export const FRENCH_PREMISES: readonly Section[] = [
  {
    lines: [
      line('Terrain prêt à construire de {width} sur {depth} pieds à {hood}.', 'land'),
      line('Rare terrain intercalaire dans un secteur établi.', 'land'),
      line('Bureaux lumineux de {area} pieds carrés dans {hood}.', 'office'),
      line('Local commercial de {area} pieds carrés avec grande vitrine.', 'retail'),
      line('Local industriel de {area} pieds carrés avec porte de garage.', 'industrial'),
      line('Commerce établi à vendre dans {hood}, équipement et formation compris.', 'business', 'sale'),
      line('Local aménagé, prêt pour un nouvel exploitant.', 'business', 'lease'),
    ],
    share: 1,
    most: 1,
  },
  {
    lines: [
      line('Services municipaux à la rue.', 'land'),
      line('Certificat de localisation disponible.', 'land'),
      line('Arbres matures à l’arrière.', 'land'),
      line('Transport en commun à la porte.', 'commercial'),
      line('Stationnement pour le personnel et la clientèle.', 'commercial', 'parking'),
      line('Salle d’eau et éclairage récemment refaits.', 'commercial'),
      line('Bail avantageux avec options de renouvellement.', 'business', 'sale'),
    ],
    share: 1,
    most: 3,
  },
  {
    lines: [
      line('Visites sur rendez-vous seulement.', 'business', 'sale'),
      line('Possession rapide possible.', 'commercial', '!business'),
      line('À proximité des écoles et des commerces.', 'land'),
    ],
    share: 0.8,
    most: 1,
  },
];
