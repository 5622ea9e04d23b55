import { line } from './line.ts';

/** Last sentences: offers, visits, terms of a lease. */
export const CLOSINGS = [
  line(
    'Offers (anytime|any time|welcome at any time|as they come)(; please allow a day to answer|; pre-emptive ones too|).',
    'sale',
    '!hot',
  ),
  line(
    'Offers (reviewed|looked at|presented) (Monday|Tuesday|Wednesday|Thursday) (evening|at noon|afternoon); please register by (noon|3 pm|4 pm|5 pm).',
    'sale',
    'hot',
  ),
  line(
    'Viewings (by appointment|at short notice|at your convenience), (evenings too|weekends included|any day|until 8).',
    'sale',
  ),
  line(
    '(Flexible|Quick|Late spring|60-day|90-day|30- or 60-day) closing(, whichever suits| preferred| possible|).',
    'sale',
  ),
  line(
    '(Home inspection|Inspection report|Pre-listing inspection) (available|ready|sent) on request.',
    'sale',
    'house',
    '!new',
  ),
  line(
    'Status certificate (available|ordered|on hand)(; ask for a copy|; reviewed by a lawyer|).',
    'sale',
    'condo',
    'ontario',
  ),
  line(
    'Strata (documents|minutes and depreciation report) (are ready|on request|can be sent today).',
    'sale',
    'condo',
    'coast',
  ),
  line(
    'Condominium documents (are ready|on request|can be sent today).',
    'sale',
    'condo',
    '!ontario',
    '!coast',
  ),
  line('(New|Improved|Adjusted) price(, same house|, nothing else changed|).', 'reduced', 'sale', 'house'),
  line('(New|Improved|Adjusted) price(, same view|, nothing else changed|).', 'reduced', 'sale', '!house'),
  line(
    '(A pleasure to show|Shows beautifully|Easy to show|Shown with pleasure)(, with a day’s notice|, evenings too|, weekends included|).',
    'home',
  ),
  line(
    '(See it soon|Come and see|Book a time|Bring your questions|Walk through it twice)(, daylight is best|, evenings work too|).',
    'sale',
  ),
  line('(Nothing to do but move in|Just unpack|Boxes in, kettle on).', 'renovated'),
  line('Tenant pays electricity; (heat and water are|water is|heat is) included.', 'lease', 'home'),
  line(
    '(First and last month|Deposit), (credit check|proof of income) and references with application, please.',
    'lease',
    'home',
  ),
  line(
    'Application with (credit report|employment letter) and references(; answer within two days|; answer within a day|).',
    'lease',
    'home',
  ),
  line(
    'Available (the first of the month|in thirty days|right away|mid-month)(, dates can be discussed|).',
    'lease',
  ),
  line(
    '(One-year lease|Lease for a year), (longer welcome|renewable|then month to month).',
    'yearLease',
    'home',
  ),
  line('Utilities (shared|split fairly) with the other household.', 'part'),
  line(
    'Whether you buy to live in or to invest, it (makes sense|adds up|is worth the visit).',
    'sale',
    'condo',
    'small',
  ),
  line('(Floor plan|Measured plan|Feature sheet) (on request|at the door|with the listing agent).', 'home'),
  line('Taxes about {taxes} (a year|for the year).', 'taxes', 'sale'),
  line(
    '(Ask for|We can send) the list of (improvements|recent work|inclusions).',
    'sale',
    'home',
    '!dated',
    '!new',
  ),
  line(
    '(Vacant|Empty), and (easy to show|ready at short notice|possession is open).',
    'sale',
    '!hot',
    'home',
  ),
];
