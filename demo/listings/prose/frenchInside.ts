import { line } from './line.ts';

/** Sentences about living rooms and the home's general character. */
export const FRENCH_LIVING = [
  line(
    'Planchers de bois franc (au salon et à la salle à manger|dans les pièces principales|d’une pièce à l’autre), (huilés|d’origine|en très bon état|couleur miel).',
    'hardwood',
  ),
  line(
    'Aire ouverte (baignée de lumière|où tout le monde se retrouve|facile à aménager), (place pour une grande table|coin lecture près de la fenêtre|mur libre pour une bibliothèque).',
    'home',
    '!old',
  ),
  line(
    '(Plafonds hauts|Hauts plafonds), moulures et portes d’origine(, vitres anciennes comprises|, quincaillerie de laiton|).',
    'old',
    '!new',
  ),
  line(
    '(Fenestration abondante|Grandes fenêtres|Belles fenêtres) et (belle luminosité toute la journée|lumière douce le matin|soleil de fin d’après-midi|rideaux inutiles avant le soir).',
    'home',
  ),
  line(
    'Foyer au salon, (pour les soirs d’hiver|avec manteau simple|et place pour le bois à côté|autour duquel on reste).',
    'fireplace',
  ),
  line(
    '(Toiture, fenêtres et chauffage|Électricité et plomberie|Toiture et balcons|Fenêtres et isolation) mis à jour (ces dernières années|récemment|un à un).',
    'house',
    'updated',
  ),
  line(
    'Fraîchement repeint(, luminaires neufs|, plinthes refaites|, portes aussi|, dans des tons clairs).',
    'home',
    'updated',
  ),
  line(
    '(Plafonds de neuf pieds|Plafonds hauts) et grandes fenêtres (orientées {side}|du plancher au plafond|à triple vitrage).',
    'condo',
    'recent',
  ),
  line(
    '(Rangement généreux|Beaucoup de rangement|Garde-robes profondes), (vestibule fermé|hall d’entrée|coin bureau) et (portes pleines|murs épais|rien à refaire).',
    'home',
    '!studio',
    '!small',
  ),
  line('Grande salle familiale d’environ {familySize} donnant sur la cour.', 'familyRoom'),
  line(
    'Vendu sans garantie légale de qualité, aux risques et périls de l’acheteur.',
    'dated',
    'sale',
    'house',
  ),
  line(
    'Le salon, environ {livingSize}, (reçoit un grand canapé|se meuble facilement|ouvre sur la salle à manger|garde la fraîcheur en été).',
    'livingRoom',
  ),
  line(
    '(Structure de béton|Murs épais) : (on n’entend pas les voisins|le calme, hiver comme été|le silence en plein quartier).',
    'condo',
    '!loft',
  ),
  line(
    'La lumière entre (du|par le) {side} (et reste longtemps|dès le matin|jusqu’au souper).',
    'condo',
    'plainSide',
  ),
  line(
    '(Couleurs sobres|Tons chauds|Finis simples), (matériaux honnêtes|détails soignés|entretien suivi) : (tout est prêt|on s’installe|on défait ses boîtes).',
    'home',
    '!dated',
  ),
  line(
    'Escalier refait (en chêne|avec garde-corps de verre|à claire-voie).',
    'house',
    'renovated',
    'upstairs',
  ),
  line(
    '(Entretien exemplaire|Soins constants|Maison suivie de près) (d’année en année|depuis {year}|par des gens soigneux).',
    'house',
    'kept',
  ),
  line(
    'Un plan (carré|simple|sans couloir), (des pièces franches|des murs utiles|une vraie entrée), (de l’air|du calme|de la clarté).',
    'home',
    '!studio',
  ),
  line('Chaque logement a (son entrée|son compteur|sa cour ou son balcon).', 'multiplex', 'sale'),
  line('Un seul grand espace : le lit (dans l’alcôve|au calme), la table près de la fenêtre.', 'studio'),
];

/** Sentences about kitchens. They agree with the features in the room table. */
export const FRENCH_KITCHENS = [
  line(
    'Cuisine (rénovée|refaite|récente) avec comptoirs de quartz(, évier profond|, armoires jusqu’au plafond|, tiroirs à fermeture douce|, éclairage sous les armoires).',
    'quartz',
    '!dated',
    '!new',
  ),
  line(
    'Comptoirs de quartz, armoires (blanches|grises|sauge|de chêne), (fenêtre au-dessus de l’évier|garde-manger|place pour deux cuisiniers).',
    'quartz',
  ),
  line(
    'Comptoirs de granit et armoires (en érable|de bois|blanches|de merisier) à la cuisine(, bien éclairée|, avec garde-manger|).',
    'granite',
  ),
  line('Îlot central où l’on (se rassemble|cuisine à deux|prend le café|travaille le jour).', 'island'),
  line(
    'Électroménagers en acier inoxydable(, hotte silencieuse|, four encastré|, tous récents) et dosseret (de verre|de céramique|de pierre).',
    'stainless',
  ),
  line(
    'Cuisine d’origine, propre et fonctionnelle(, à l’image de son époque|, prête à être repensée|).',
    'dated',
    'home',
  ),
  line(
    'Cuisine (pratique|claire|bien rangée|conviviale) avec (dosseret de céramique|coin repas|garde-manger|fenêtre), (tout à portée de main|armoires en quantité|comptoir généreux).',
    'home',
  ),
  line(
    'La cuisine, environ {kitchenSize}, (laisse place à une table|donne sur l’arrière|reçoit le soleil du matin|a du comptoir des deux côtés).',
    'kitchen',
  ),
  line(
    'On cuisine (en gardant un œil sur le salon|près de la fenêtre|sans se marcher sur les pieds) : environ {kitchenSize}.',
    'kitchen',
    '!studio',
  ),
];

/** Sentences about bedrooms, bathrooms and laundry. */
export const FRENCH_BEDROOMS = [
  line(
    'Chambre principale d’environ {primarySize} avec walk-in et salle de bain attenante.',
    'walkIn',
    'ensuite',
    'primary',
  ),
  line('Chambre principale avec salle de bain attenante, environ {primarySize}.', 'ensuite', 'primary'),
  line(
    '{BedCountCapital} à l’étage, la plus grande (au calme|d’environ {primarySize}|avec mur de garde-robes).',
    'house',
    'several',
    'upstairs',
    'primary',
    '!multiplex',
  ),
  line(
    '{BedCountCapital} de bonnes dimensions(, la principale d’environ {primarySize}|, toutes avec fenêtre et garde-robe|).',
    'several',
    'home',
    '!small',
    'primary',
  ),
  line(
    'Deux salles de bain complètes(, dont une avec douche vitrée|, pratiques quand on reçoit|).',
    'condo',
    'pairOfBaths',
  ),
  line(
    'Chambre fermée d’environ {primarySize} avec garde-robe (double|profonde).',
    'condo',
    '!several',
    'primary',
  ),
  line(
    '(Un lit|Le grand lit) et (deux tables de chevet|un bureau|un fauteuil) : la chambre fait environ {primarySize}.',
    'primary',
    '!studio',
  ),
  line(
    'Salle de bain (refaite|modernisée) avec (douche vitrée|plancher chauffant|bain profond|vanité double).',
    'renovated',
    'home',
  ),
  line(
    'Salle de bain (claire|simple|soignée) avec (bain et douche|céramique blanche|lingerie|bonne ventilation).',
    'home',
    '!twoBaths',
  ),
  line(
    '{BathsCapital} salles de bain : (personne n’attend le matin|chacun la sienne|pratique à l’heure de pointe).',
    'twoBaths',
    'house',
  ),
  line(
    'Laveuse et sécheuse (dans le logement|derrière des portes pliantes|près de la salle de bain).',
    'ensuiteLaundry',
    'home',
  ),
  line('Salle de lavage au rez-de-chaussée(, avec évier|).', 'mainLaundry', 'house'),
  line(
    'Les chambres sont (à l’arrière|à l’écart|du côté calme), (fraîches l’été|loin de la rue|bien isolées).',
    'several',
    'home',
    '!multiplex',
  ),
];

/** Sentences about basements. */
export const FRENCH_BASEMENTS = [
  line(
    'Sous-sol aménagé avec salle familiale d’environ {recSize} et (rangement|salle de lavage|coin bureau).',
    'finished',
    'rec',
  ),
  line(
    'Au sous-sol : (salle de jeux|salle familiale|grande pièce), rangement et lavage(, fenêtres hautes|, plancher chaud|).',
    'finished',
  ),
  line(
    'Logement au sous-sol avec entrée indépendante(, cuisine comprise|, pour un revenu d’appoint|).',
    'suite',
    'sale',
    '!multiplex',
  ),
  line(
    'Rez-de-jardin avec grandes fenêtres(, de plain-pied avec la cour|, clair comme un étage|).',
    'walkout',
  ),
  line(
    'Sous-sol (haut et sec|propre et sec|de pleine hauteur), à aménager selon vos (besoins|envies|projets).',
    'unfinished',
    'house',
    'sale',
  ),
  line(
    'Sous-sol pour (l’atelier et les vélos|le rangement et le lavage|les skis et les conserves).',
    'unfinished',
    'house',
  ),
  line('Sous-sol en partie aménagé, (le reste pour le rangement|atelier à côté).', 'partFinished', 'house'),
];
