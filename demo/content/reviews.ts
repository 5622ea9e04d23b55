/** The invented reviews of the demonstration, in both languages. */
import type { WireReviews } from '../../src/api/content/contract.ts';

/** The reviews in display order, and their summary. */
export const DEMO_REVIEWS: WireReviews = {
  summary: { average: 4.9, count: 400 },
  reviews: [
    {
      id: 'tremblay-osgoode',
      name: 'Hannah T.',
      body: {
        'en-CA':
          '<p>Amara talked us out of two houses before we found ours. <strong>She was right both times</strong>, and we would not have seen the damp ourselves.</p>',
        'fr-CA':
          '<p>Amara nous a déconseillé deux maisons avant la nôtre. <strong>Elle a eu raison les deux fois</strong>, et l’humidité nous aurait échappé.</p>',
      },
      rating: 'rating_5',
      platform: 'Google',
    },
    {
      id: 'mehta-mississauga',
      name: 'Rohan M.',
      body: {
        'en-CA':
          '<p>We had the monthly cost in writing before the first visit. On closing day the number was off by forty dollars.</p>',
        'fr-CA':
          '<p>Nous avions le coût mensuel par écrit avant la première visite. Le jour de la signature, l’écart était de quarante dollars.</p>',
      },
      rating: 'rating_5',
      platform: 'Facebook',
    },
    {
      id: 'gagnon-plateau',
      name: 'Élise G.',
      body: {
        'en-CA':
          '<p>Benoit sold my mother’s triplex and took care of the tenants as much as of the buyers. <em>He still calls her at Christmas.</em></p>',
        'fr-CA':
          '<p>Benoit a vendu le triplex de ma mère en ménageant les locataires autant que les acheteurs. <em>Il l’appelle encore à Noël.</em></p>',
      },
      rating: 'rating_5',
      platform: 'Google',
    },
    {
      id: 'cardinal-calgary',
      name: 'Wade C.',
      body: {
        'en-CA':
          '<p>Straight answers, even the ones I did not like. I would have wanted a second open house, hence four stars. The price was what Kiona said it would be.</p>',
        'fr-CA':
          '<p>Des réponses franches, même celles qui me plaisaient moins. J’aurais aimé une deuxième visite libre, d’où quatre étoiles. Le prix a été celui que Kiona avait dit.</p>',
      },
      rating: 'rating_4',
      platform: 'Google',
    },
    {
      id: 'nguyen-vancouver',
      name: 'Linh N.',
      body: {
        'en-CA':
          '<p>First home, first mortgage, a hundred questions. Grace and the mortgage side answered every one, some of them twice.</p>',
        'fr-CA':
          '<p>Première propriété, première hypothèque, cent questions. Grace et l’équipe hypothécaire ont répondu à toutes, parfois deux fois.</p>',
      },
      rating: 'rating_5',
      platform: 'Facebook',
    },
  ],
};
