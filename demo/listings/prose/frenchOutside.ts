import { line } from './line.ts';

/** Sentences about yards, balconies, parking and the building's amenities. */
export const FRENCH_OUTSIDE = [
  line(
    'Cour arrière (clôturée|intime|verte) avec (potager|remise|pommier|coin repas)(, au soleil l’après-midi|, à l’abri des regards|).',
    'house',
    '!multiplex',
  ),
  line('Terrasse à l’arrière (pour les repas d’été|plein soleil|à côté de la cuisine).', 'deck', 'house'),
  line('Patio (de pierre|pavé|ombragé) pour (le café du matin|les soirs de juillet).', 'patio', 'house'),
  line(
    'Galerie couverte à l’avant, (pour lire|pour regarder passer la rue|à l’abri de la pluie).',
    'porch',
    'house',
  ),
  line('Piscine creusée et (aménagement paysager mature|haies bien établies|terrasse de pierre).', 'pool'),
  line(
    '(Grand|Large|Beau) balcon orienté {side}(, place pour deux chaises|, pour les herbes et les tomates|, à l’abri du vent).',
    'balcony',
    'condo',
  ),
  line('Du balcon, la vue porte vers {towards}.', 'balcony', 'condo', '!low'),
  line('Terrasse privée pour les (soirées d’été|repas dehors|plantes et les amis).', 'terrace'),
  line('Garage et stationnement(, de quoi ranger les vélos|, sans pelleter la rue|).', 'garage', 'house'),
  line('Stationnement pour {parkingCount} voitures.', 'severalSpaces', 'house'),
  line('Stationnement intérieur et rangement (inclus|compris).', 'condo', 'parking', 'locker'),
  line(
    'Stationnement intérieur (compris|au premier sous-sol|près de l’ascenseur).',
    'condo',
    'parking',
    '!locker',
  ),
  line('Vignette de stationnement sur rue.', 'noParking', 'house'),
  line(
    '(On y vit sans voiture|Pas besoin de voiture) : (tout est à pied|le transport est en bas).',
    'condo',
    'noParking',
  ),
  line('Dans l’immeuble : {amenities}.', 'amenities', 'condo'),
  line('Les résidents (partagent|profitent de ces espaces :) {amenities}.', 'amenities', 'condo'),
  line('Toit-terrasse commun avec (vue sur la ville|coin repas|bacs à fleurs).', 'rooftop', 'condo'),
  line(
    'Immeuble de {storeys} étages bâti en {year}, (bien géré|calme|entretenu avec soin)(, fonds de prévoyance en règle|, assemblées à jour|).',
    'condo',
    'sale',
  ),
  line('Frais de copropriété d’environ {fee} par mois.', 'fee', 'sale'),
  line('(Balcon avant|Galerie) et escalier extérieur typiques du quartier.', 'multiplex', 'old'),
  line(
    'Terrain de {width} pieds de façade(, haies comprises|, bien proportionné|, avec grands arbres).',
    'wide',
    'detached',
  ),
  line('Terrain de {depth} pieds de profondeur : (jardin|potager|jeux) et (arbres|calme).', 'deep', 'house'),
  line('Grand terrain boisé et sentier privé.', 'cottage'),
  line('(Remise à bois|Rond de feu) et clairière pour les soirs d’été.', 'cottage'),
  line('Bâtiments agricoles en bon état.', 'farm'),
  line('L’eau est (à quelques minutes|à une courte marche|au bout de quelques rues).', 'nearWater', 'home'),
  line('Vue sur l’eau (par temps clair|depuis le séjour), au {floor} étage.', 'waterView'),
];

/** Sentences about the neighbourhood. */
export const FRENCH_PLACES = [
  line(
    'À pied : (épicerie|marché|cafés|boulangerie), (parc|bibliothèque|piscine|école) et (transport en commun|autobus|piste cyclable).',
    'home',
    '!country',
  ),
  line(
    'Près (des écoles|des garderies|de la bibliothèque|de l’aréna), des (parcs|commerces|jardins) et des (pistes cyclables|sentiers|autobus).',
    'home',
    '!country',
  ),
  line(
    '(Commerces et restaurants|Fruiterie et boulangerie|Cafés et librairies) au coin de la rue.',
    'mainStreet',
    'home',
    '!country',
  ),
  line('Accès (rapide|facile|direct) aux (grands axes|autoroutes|ponts).', 'home', '!urban'),
  line(
    'Secteur (recherché|vivant|paisible|vert|établi) de {city}, (à l’échelle du piéton|où l’on se salue|entre parcs et commerces).',
    'home',
    '!country',
  ),
  line(
    'Rue (tranquille|bordée d’érables|à sens unique|peu passante) et (voisinage agréable|vie de quartier|ruelle verte à l’arrière).',
    'home',
    '!mainStreet',
    '!country',
  ),
  line(
    'Métro (à cinq minutes|à dix minutes de marche|et vélos en libre-service tout près).',
    'urban',
    'home',
    'railTransit',
  ),
  line(
    'Autobus (à deux pas|au coin|fréquents) vers (le centre-ville|l’université|la gare).',
    'home',
    '!country',
  ),
  line(
    'La vie de quartier à son meilleur, (hiver comme été|du marché à la patinoire|semaine et dimanche).',
    'urban',
    'home',
  ),
  line(
    '{Hood} : (ses terrasses|ses parcs|ses galeries|ses marchés), (ses arbres|ses cafés|ses ruelles) et (sa lumière d’hiver|ses dimanches tranquilles|ses voisins).',
    'home',
    '!country',
  ),
  line(
    '(L’épicerie|Le parc|La bibliothèque|La piscine) est à (cinq|six|huit|dix) minutes (à pied|à vélo).',
    'home',
    '!country',
  ),
  line(
    '(On fait tout|Tout se fait) à pied : (le pain|le café|les courses), (l’école|le sport|le cinéma), (le parc|la patinoire|le marché).',
    'home',
    'urban',
  ),
  line('(Le village|L’épicerie) et les services sont à quelques minutes en voiture.', 'country'),
];

/** Last sentences. */
export const FRENCH_CLOSINGS = [
  line(
    '(À voir|À visiter|À découvrir)(, de jour si possible|, sans tarder|, avec ou sans rendez-vous le dimanche|)!',
    'sale',
  ),
  line('Occupation (flexible|rapide|à discuter|dans 60 jours|dans 90 jours).', 'sale'),
  line('(Une visite|Un coup d’œil) vous convaincra(, le soir aussi|, surtout au soleil|).', 'home'),
  line('Nouveau prix(, même maison|, même charme|).', 'reduced', 'sale', 'house'),
  line('Nouveau prix(, même vue|, même charme|).', 'reduced', 'sale', '!house'),
  line('Enquête de crédit et références (demandées|requises|à fournir).', 'lease', 'home'),
  line('Disponible (le premier du mois|dès maintenant|dans trente jours|à la date de votre choix).', 'lease'),
  line('Déclaration de copropriété (disponible sur demande|au dossier|à jour).', 'sale', 'condo'),
  line(
    'Visites (sur rendez-vous|à votre convenance), (le soir aussi|la fin de semaine aussi|jusqu’à 20 h).',
    'sale',
  ),
  line('Offres étudiées (lundi|mardi|mercredi|jeudi) (soir|midi).', 'sale', 'hot'),
  line(
    '(Rapport d’inspection|Certificat de localisation|Liste des travaux) (disponible|au dossier|sur demande).',
    'sale',
    'house',
  ),
  line('Taxes d’environ {taxes} par année.', 'taxes', 'sale'),
  line('(Plan|Plan mesuré|Fiche détaillée) (sur demande|à la visite|avec l’inscription).', 'home'),
];
