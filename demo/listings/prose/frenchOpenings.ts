import { line } from './line.ts';

/** First sentences of French texts. */
export const FRENCH_OPENINGS = [
  line(
    '(Bienvenue|Soyez les bienvenus) {atHood} : environ {area} pieds carrés (bien pensés|lumineux|tout en confort).',
    'home',
  ),
  line('(Belle|Coquette|Accueillante) propriété détachée de {bedCount} au cœur {ofHood}.', 'detached'),
  line(
    '(Rare sur le marché|Occasion rare|À ne pas manquer) : maison de {bedCount} sur un terrain de {width} sur {depth} pieds.',
    'detached',
  ),
  line(
    'Maison de {year} au (charme intact|cachet préservé|caractère bien à elle), sur une rue (paisible|bordée d’arbres|recherchée).',
    'house',
    'old',
    '!multiplex',
    '!mainStreet',
  ),
  line(
    '(Entièrement|Soigneusement|Complètement) rénovée, environ {area} pieds carrés : il ne reste qu’à (poser vos valises|accrocher vos tableaux|ouvrir les rideaux).',
    'house',
    'renovated',
    '!multiplex',
  ),
  line('Bungalow (lumineux|chaleureux|soigné) d’environ {area} pieds carrés, de plain-pied.', 'bungalow'),
  line(
    'Plain-pied de {year} sur un terrain de {width} pieds de façade, (sans escaliers|facile à vivre|bien entretenu).',
    'bungalow',
  ),
  line(
    'Jumelé de {bedCount}, (chaleureux|lumineux|soigné) et bien situé, environ {area} pieds carrés.',
    'semi',
  ),
  line('Un jumelé de {year} qui (se compare à une détachée|respire|a de l’allure), {atHood}.', 'semi'),
  line(
    'Maison en rangée de {bedCount}, environ {area} pieds carrés, sans frais de copropriété.',
    'row',
    'sale',
  ),
  line('Maison de ville (sur trois niveaux|sur trois étages), construite en {year}.', 'row', 'threeStorey'),
  line(
    'En rangée, (mais pas ordinaire|et bien plus grande qu’elle n’en a l’air) : {area} pieds carrés {atHood}.',
    'row',
  ),
  line(
    'Immeuble (bien entretenu|solide|bien tenu) de {year} : {units} logements, revenus stables.',
    'multiplex',
    'sale',
  ),
  line(
    'Plex de caractère {atHood}, environ {area} pieds carrés : habitez un logement, louez le reste.',
    'multiplex',
    'sale',
  ),
  line(
    '{StyleCapital} de {bedCount} au total, sur un terrain de {width} pieds de façade.',
    'multiplex',
    'sale',
  ),
  line(
    'Au cœur {ofHood}, un {style} de {year} (aux loyers raisonnables|aux locataires fiables|à l’allure de son époque).',
    'multiplex',
    'sale',
  ),
  line('Grand logement dans un (plex|immeuble) bien tenu {ofHood}.', 'multiplex', 'lease'),
  line('Condo de {bedCount} orienté {side}, environ {area} pieds carrés.', 'condo', 'several'),
  line(
    '(Environ {area}|{area}) pieds carrés, {bedCount}, vue {side} : un condo (bien conçu|sans pièce perdue|facile à meubler).',
    'condo',
    '!studio',
  ),
  line(
    'Condo d’une chambre, orienté {side}, (lumineux et fonctionnel|calme et clair|compact et pratique), {area} pieds carrés.',
    'condo',
    '!several',
    '!studio',
  ),
  line(
    'Studio de {area} pieds carrés bien pensé, (à deux pas de tout|avec de vrais rangements|orienté {side}).',
    'studio',
    'condo',
  ),
  line(
    'Au {floor} étage, avec vue dégagée vers {towards}(, au-dessus des toits|, loin du bruit|).',
    'condo',
    'high',
  ),
  line(
    'Au {floor} étage, côté {side}, {area} pieds carrés (baignés de lumière|au calme|qui se vivent bien).',
    'condo',
    '!ground',
  ),
  line(
    'Petit immeuble de {storeys} étages, (tranquille et bien géré|discret et soigné), {atHood}.',
    'condo',
    'midrise',
  ),
  line(
    'Copropriété construite en {year} : environ {area} pieds carrés (prêts à habiter|en bel état|bien aménagés).',
    'condo',
    '!dated',
  ),
  line(
    'Loft de {area} pieds carrés : (hautes fenêtres|grande hauteur|structure apparente) et liberté d’aménagement.',
    'loft',
    'condo',
  ),
  line(
    'Neuf et jamais habité : {area} pieds carrés (aux finis soignés|avec garantie|à l’odeur de peinture fraîche).',
    'condo',
    'new',
    'sale',
  ),
  line(
    'Entièrement refait : (cuisine, salle de bain et planchers|du plancher au plafond), environ {area} pieds carrés.',
    'condo',
    'renovated',
  ),
  line('Copropriété de ville de {bedCount} avec entrée privée, environ {area} pieds carrés.', 'condoTown'),
  line('L’espace d’une maison, l’entretien d’un condo : {area} pieds carrés {atHood}.', 'condoTown'),
  line(
    'Projet idéal pour (bricoleur|rénovateur) : beau potentiel, structure saine, {area} pieds carrés.',
    'house',
    'dated',
    'sale',
  ),
  line(
    'Construction récente ({year}), matériaux de qualité, environ {area} pieds carrés.',
    'recent',
    'house',
    '!multiplex',
  ),
  line(
    'À louer {atHood} : environ {area} pieds carrés, un endroit (calme et propre|clair et tranquille|bien tenu).',
    'lease',
    'home',
  ),
  line(
    'Vous cherchez un logement {atHood}? {area} pieds carrés, (bien situés|prêts bientôt|au juste prix).',
    'lease',
    'home',
  ),
  line(
    'Logement de {bedCount} disponible {atHood}, (en bon état|repeint|fraîchement nettoyé).',
    'lease',
    'home',
    '!studio',
  ),
  line('Chalet quatre saisons de {year} sur un terrain boisé de {width} sur {depth} pieds.', 'cottage'),
  line('Pied-à-terre à la campagne : {bedCount}, {area} pieds carrés, du bois et du silence.', 'cottage'),
  line('Fermette d’environ {acres} acres avec bâtiments.', 'farm'),
  line('Terre d’environ {acres} acres et maison de {year}, (champs ouverts|chemin privé).', 'farm'),
  line('Maison mobile de {area} pieds carrés, bien tenue, dans un milieu paisible.', 'mobile'),
  line(
    'Maison mobile de {year}, (sans escaliers|peu de frais|petit jardin), environ {area} pieds carrés.',
    'mobile',
  ),
  line(
    'Demi-sous-sol (lumineux|propre|tranquille) de {area} pieds carrés avec entrée indépendante.',
    'lower',
  ),
  line('Étage d’une maison de {year} {atHood}, environ {area} pieds carrés.', 'part', '!lower'),
  line(
    '(Une adresse|Un coin|Une rue) {ofHood} où l’on (reste|revient|se plaît) : {area} pieds carrés, {year}.',
    'home',
    'sale',
  ),
];

/** First sentences of land and business premises. */
export const FRENCH_PREMISES_OPENINGS = [
  line('Terrain prêt à construire de {width} sur {depth} pieds {atHood}.', 'land', 'plot'),
  line('Rare terrain intercalaire de {width} pieds de façade dans un secteur établi.', 'land', 'plot'),
  line(
    '{depth} pieds de profondeur, {width} de façade : (à vous les plans|place à votre projet).',
    'land',
    'plot',
  ),
  line('Bureaux (lumineux|soignés|calmes) de {area} pieds carrés {atHood}.', 'office'),
  line(
    '{area} pieds carrés de bureaux : réception, (trois|quatre) bureaux fermés et salle de réunion.',
    'office',
  ),
  line(
    'Local commercial de {area} pieds carrés avec (grande vitrine|double vitrine|entrée en retrait).',
    'retail',
  ),
  line(
    '(Pignon sur rue|Belle visibilité|Coin passant) {atHood} : {area} pieds carrés au rez-de-chaussée.',
    'retail',
  ),
  line(
    'Local industriel de {area} pieds carrés avec (porte de garage|quai de chargement|deux portes au sol).',
    'industrial',
  ),
  line('Entrepôt de {area} pieds carrés, hauteur libre de (16|18|20) pieds.', 'industrial'),
  line(
    'Commerce établi à vendre {atHood}, équipement et formation compris, {area} pieds carrés.',
    'business',
    'sale',
  ),
  line(
    '(Clientèle fidèle|Bonne réputation|Belle affaire) : commerce de quartier de {area} pieds carrés.',
    'business',
    'sale',
  ),
  line('Local aménagé de {area} pieds carrés, prêt pour un nouvel exploitant.', 'business', 'lease'),
];

/** Sentences about land and premises. */
export const FRENCH_PREMISES_MIDDLE = [
  line('Services municipaux (à la rue|en bordure du terrain|déjà amenés).', 'land'),
  line('Certificat de localisation (disponible|récent|au dossier).', 'land'),
  line('(Arbres matures|Haie de cèdres|Vieux érables) à l’arrière.', 'land'),
  line('(Terrain plat|Terrain en pente douce), (dégagé|bien drainé), sans construction.', 'land'),
  line('L’acheteur vérifiera le zonage auprès de la municipalité.', 'land', 'sale'),
  line('Transport en commun (à la porte|au coin|à deux rues).', 'commercial'),
  line(
    'Stationnement pour (le personnel et la clientèle|la clientèle|les employés).',
    'commercial',
    'parking',
  ),
  line('(Salle d’eau|Vitrine|Entrée) et éclairage récemment refaits.', 'commercial'),
  line(
    '(Climatisation|Fibre optique|Alarme) en place, (espace divisible|plan ouvert|rangement à l’arrière).',
    'commercial',
  ),
  line('Bail avantageux avec options de renouvellement.', 'business', 'sale'),
  line('(Équipement|Inventaire|Mobilier) et achalandage compris dans le prix.', 'business', 'sale'),
  line('Le vendeur accompagne l’acheteur pendant (deux semaines|un mois).', 'business', 'sale'),
];

/** Last sentences of land and premises. */
export const FRENCH_PREMISES_CLOSINGS = [
  line('Visites sur rendez-vous (seulement|uniquement).', 'business', 'sale'),
  line('Possession (rapide possible|à discuter|immédiate).', 'commercial', '!business'),
  line('À proximité des (écoles et des commerces|parcs et des écoles|grands axes).', 'land'),
  line('(Plans|Dossier complet|Plan de l’étage) sur demande.', 'commercial', '!business'),
];
