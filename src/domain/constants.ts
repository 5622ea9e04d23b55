/** Business constants and limits of the specification (L9); a number stands here once and is named everywhere else. */

/** Where the map starts without a saved or found place: downtown Toronto. */
export const DOWNTOWN_TORONTO = { latitude: 43.6532, longitude: -79.3832 } as const;

/** Zoom levels of the map (L2, L9). */
export const MAP_ZOOM = {
  min: 4,
  max: 18,
  default: 14,
  /** The map screen's zoom where `z` is missing or no number (L2). */
  withoutParameter: 17,
  /** Zoom for another place that was geocoded, and for a street address (L2, Search box). */
  place: 16,
  streetAddress: 17,
  clusterClick: 2,
  step: 1,
} as const;

/** Wait after the last movement of the map before its pins are asked for, in milliseconds. */
export const MAP_REFRESH_DEBOUNCE_MS = 150;

/** Seconds that an answer about listings holds while nobody asks for anything else. */
export const ANSWER_HOLDS_S = 120;

/** Wait before the overlay's listing is asked for, in milliseconds. */
export const OVERLAY_DEBOUNCE_MS = 75;

/** Cells of a cluster search are this many levels finer than the zoom. */
export const CLUSTER_PRECISION_ABOVE_ZOOM = 2;

/** Listings asked for with each page of the list and of the map's panel. */
export const RESULTS_PER_PAGE = 8;

/** Listings that the home page shows, and placeholders while they load. */
export const HOME_LISTINGS = 4;

/** The home page's city, and that of a map without one. */
export const DEFAULT_CITY = { city: 'Toronto', state: 'Ontario' } as const;

/** Milliseconds between the last typed character and the look-up of suggestions. */
export const SUGGESTIONS_DEBOUNCE_MS = 200;
/** Milliseconds that typed keywords rest before they apply (L5). */
export const KEYWORDS_DELAY_MS = 1000;
/** Characters from which suggestions are looked up. */
export const SUGGESTIONS_MIN_CHARACTERS = 2;
/** Suggestions shown in a group, on small screens and on others. */
export const SUGGESTIONS_PER_GROUP = { small: 3, wide: 6 } as const;
/** Predictions of the maps service at most. */
export const PLACE_PREDICTIONS = 3;
/** Neighbourhoods at most. */
export const NEIGHBOURHOOD_SUGGESTIONS = 3;
/** Listings asked of the autocomplete call. */
export const AUTOCOMPLETE_RESULTS = 5;

/** Characters of a description before it is cut. */
export const OVERVIEW_LENGTH = 250;
/** Characters of a card's city, area and neighbourhood. */
export const CARD_PLACE_LENGTH = 100;
/** Characters of the overlay's address and of image alt texts. */
export const OVERLAY_ADDRESS_LENGTH = 25;
/** Images that a card's gallery shows. */
export const GALLERY_IMAGES = 4;
/** Milliseconds that a step from photo to photo of the full-screen gallery takes (L9). */
export const IMAGE_CAROUSEL_MS = 500;
/** Window width in CSS pixels from which the carousels of people and reviews show several slides side by side (L9). */
export const CAROUSEL_WIDE_FROM_PX = 1024;
/** Reviews side by side in windows that wide, and in narrower ones (L9). */
export const REVIEW_SLIDES = { wide: 3, narrow: 1 } as const;
/** Realtors side by side in windows that wide, and in narrower ones (L9). */
export const REALTOR_SLIDES = { wide: 2, narrow: 1 } as const;
/** A card's picture is loaded when the card is this near to the view, in pixels. */
export const LAZY_MARGIN_PX = 50;
/** Earlier times on the market shown at first (L9). */
export const HISTORY_ENTRIES = 3;
/** Days on the market above which the feed is wrong: ten years. */
export const MOST_DAYS_ON_MARKET = 3653;
/** Kilometres above which nothing is comparable: the feed's distance is wrong. */
export const MOST_COMPARABLE_KM = 100;
/** Similar listings at most. */
export const SIMILAR_LISTINGS = 4;

/** Board whose boundaries are used for polygons, and the default board (L4). */
export const DEFAULT_BOARD_ID = 2;
/** Board that asks for a 'powered by' notice and a disclaimer (L1). */
export const NOTICE_BOARD_ID = 86;

/** Milliseconds a failed listing page stays before the list opens (L4). */
export const FAILED_LISTING_REDIRECT_MS = 3000;

/** Most notifications shown at once (L9): on the sign-up and reset pages, and on every other (A9). */
export const NOTICE_ROOM = { account: 3, shell: 2 } as const;

/** The detail page's estimate of a monthly payment (L9). */
export const PAYMENT_ESTIMATE = { downPaymentPercent: 20, ratePercent: 5, amortizationYears: 25 } as const;

/** Characters that a lead's message may have, and from which the form counts them. */
export const LEAD_MESSAGE = { max: 500, countedFrom: 400 } as const;

/** Wait before a kept lead is tried again, in milliseconds: doubled after each try. */
export const OUTBOX_RETRY_MS = { first: 20_000, longest: 10 * 60_000 } as const;

/** Homes that an account or a device keeps at most; the customer service holds the same limit. */
export const SAVED_HOMES = 500;
/** Characters of a saved search's name; the customer service holds the same limit. */
export const SEARCH_NAME_LENGTH = 80;
/** Characters of a saved home's note. */
export const NOTE_LENGTH = 500;
/** Homes that are compared side by side at most. */
export const COMPARED_HOMES = 4;

/** Characters of the shortest password (A9). */
export const PASSWORD_MIN_LENGTH = 8;
/** Digits of a mailed code (A9). */
export const CODE_LENGTH = 6;
/** Wait before another code may be asked for, in milliseconds: the mail needs its time, and five an hour are all. */
export const CODE_RESEND_MS = 30_000;

/** The session is refreshed so often, in milliseconds (A7). */
export const SESSION_REFRESH_MS = 1_200_000;
/** A tab that wakes asks again when the last answer is older than this, in milliseconds. */
export const SESSION_REST_MS = 5 * 60_000;
/** Wait before the identity provider is asked again that could not be reached, in milliseconds. */
export const SESSION_RETRY_MS = 30_000;
/** Wait between a sign-out and the page that follows, in milliseconds (A9). */
export const SIGN_OUT_LEAVE_MS = 100;

/** The window from which the results stand beside the map, and not in a sheet (L9). */
export const BESIDE_MAP = '(min-width: 1200px)';
