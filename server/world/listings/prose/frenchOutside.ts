import { line } from './line.ts';

/** Yards, balconies, parking and what the building offers. */
export const FRENCH_OUTSIDE = [
  line('Cour arrière clôturée avec (terrasse|remise|potager).', 'house', '!farm', '!mobile'),
  line('Piscine creusée et aménagement paysager mature.', 'pool'),
  line('Grand balcon orienté {side}.', 'balcony', 'condo'),
  line('Terrasse privée pour les soirées d’été.', 'terrace'),
  line('Garage et stationnement.', 'garage', 'house'),
  line('Stationnement intérieur et rangement inclus.', 'condo', 'parking', 'locker'),
  line('Stationnement intérieur.', 'condo', 'parking', '!locker'),
  line('Vignette de stationnement sur rue.', 'noParking', 'house'),
  line('Immeuble avec (gym et salle commune|gym et concierge).', 'gym', 'concierge'),
  line('Toit-terrasse commun avec vue sur la ville.', 'rooftop', 'condo'),
  line('Balcon avant et escalier extérieur typiques du quartier.', 'multiplex', 'old'),
  line('Terrain de {width} pieds de façade.', 'wide', 'detached'),
  line('Grand terrain boisé et sentier privé.', 'cottage'),
  line('Bâtiments agricoles en bon état.', 'farm'),
];

/** The neighbourhood. */
export const FRENCH_PLACES = [
  line(
    'À pied : (épicerie|marché|cafés), (parc|bibliothèque) et transport en commun.',
    'home',
    '!farm',
    '!cottage',
  ),
  line('Près des écoles, des parcs et des pistes cyclables.', 'home', '!farm'),
  line('Commerces et restaurants au coin de la rue.', 'mainStreet', 'home'),
  line('Accès rapide aux grands axes.', 'home', '!urban'),
  line('Secteur (recherché|vivant|paisible) de {city}.', 'home', '!farm'),
  line('Rue tranquille et voisinage agréable.', 'home', '!mainStreet'),
  line('Métro ou autobus à quelques minutes.', 'urban', 'home'),
  line('La vie de quartier à son meilleur, hiver comme été.', 'urban', 'home'),
];
