/** Business constants and limits (requirements K1 to K12). Each number is defined here once. */
import type { Locale } from './format.ts';

/** Start of the map without a saved or located place: downtown Toronto. */
export const DOWNTOWN_TORONTO = { latitude: 43.6532, longitude: -79.3832 } as const;

/** Zoom levels of the map (requirement K1). */
export const MAP_ZOOM = {
  min: 4,
  max: 18,
  default: 14,
  /** The map screen's zoom if `z` is missing or not a number (requirement R6). */
  withoutParameter: 17,
  /** Zoom for a geocoded place, and for a street address (requirement S6). */
  place: 16,
  streetAddress: 17,
  clusterClick: 2,
  step: 1,
} as const;

/** Milliseconds between the last movement of the map and the request for its pins. */
export const MAP_REFRESH_DEBOUNCE_MS = 150;

/** Seconds until an unused answer about listings is dropped from the cache. */
export const ANSWER_FRESH_S = 120;

/** Milliseconds to wait before the overlay's listing is requested. */
export const OVERLAY_DEBOUNCE_MS = 75;

/** The cells of a cluster search are this many levels finer than the zoom. */
export const CLUSTER_PRECISION_ABOVE_ZOOM = 2;

/** Listings per page of the list and of the map's panel. */
export const RESULTS_PER_PAGE = 8;

/** Number of listings on the home page, and of placeholders while they load. */
export const HOME_LISTINGS = 4;

/** The city of the home page, and of a map page for listings without a city. */
export const DEFAULT_CITY = { city: 'Toronto', state: 'Ontario' } as const;

/** Home's cities as the desk published them (src/api/content/takeSite.ts); without members those of the build. */
export const publishedCities: {
  /** The city of the newest homes. */
  newest?: Record<Locale, { city: string; state: string }> | undefined;
  /** Names of the cities with links. */
  linked?: Record<Locale, string[]> | undefined;
} = {};

/** Milliseconds between the last typed character and the look-up of suggestions. */
export const SUGGESTIONS_DEBOUNCE_MS = 200;
/** Milliseconds between the last typed keyword character and the search (requirement V3). */
export const KEYWORDS_DELAY_MS = 1000;
/** Minimum number of characters for a look-up of suggestions. */
export const SUGGESTIONS_MIN_CHARACTERS = 2;
/** Number of suggestions in a group, on small screens and on others. */
export const SUGGESTIONS_PER_GROUP = { small: 3, wide: 6 } as const;
/** Maximum number of predictions from the maps service. */
export const PLACE_PREDICTIONS = 3;
/** Maximum number of suggested neighbourhoods. */
export const NEIGHBOURHOOD_SUGGESTIONS = 3;
/** Number of listings requested by the autocomplete call. */
export const AUTOCOMPLETE_RESULTS = 5;

/** Characters after which a description is cut. */
export const OVERVIEW_LENGTH = 250;
/** Maximum length of a card's city, area and neighbourhood in characters. */
export const CARD_PLACE_LENGTH = 100;
/** Maximum length of image alt texts in characters. */
export const PICTURE_TEXT_LENGTH = 25;
/** Number of images in a card's gallery. */
export const GALLERY_IMAGES = 4;
/** Duration in milliseconds of a step between photos in the full-screen gallery (requirement K9b). */
export const IMAGE_CAROUSEL_MS = 500;
/** Window width in CSS pixels from which the carousels of people and reviews show several slides (requirement K11). */
export const CAROUSEL_WIDE_FROM_PX = 1024;
/** Number of reviews side by side, in windows of at least that width and in narrower ones. */
export const REVIEW_SLIDES = { wide: 3, narrow: 1 } as const;
/** Number of realtors side by side, in windows of at least that width and in narrower ones. */
export const REALTOR_SLIDES = { wide: 2, narrow: 1 } as const;
/** A card's picture is loaded when the card is within this many pixels of the visible area. */
export const LAZY_MARGIN_PX = 50;
/** Number of earlier listings that are shown at first. */
export const HISTORY_ENTRIES = 3;
/** Maximum plausible number of days on the market: ten years. Higher numbers are errors of the feed. */
export const MAX_DAYS_ON_MARKET = 3653;
/** Maximum plausible distance of a comparable in kilometres. Longer distances are errors of the feed. */
export const MAX_COMPARABLE_KM = 100;
/** Maximum number of similar listings. */
export const SIMILAR_LISTINGS = 4;

/** The default board, and the board whose boundaries are used for polygons (requirement ST5). */
export const DEFAULT_BOARD_ID = 2;
/** Board that requires a 'powered by' notice and a disclaimer (requirement D17). */
export const NOTICE_BOARD_ID = 86;

/** Milliseconds until a failed listing page opens the list (requirement ST10). */
export const FAILED_LISTING_REDIRECT_MS = 3000;

/** Maximum number of notifications at once: on the sign-up and reset pages, and on all others (requirement A40). */
export const MAX_NOTICES = { account: 3, shell: 2 } as const;

/** Terms of the estimated monthly payment on the listing page (requirement K5). */
export const PAYMENT_ESTIMATE = { downPaymentPercent: 20, ratePercent: 5, amortizationYears: 25 } as const;

/** Maximum length of a lead's message, and the length from which the form shows a counter; in characters. */
export const LEAD_MESSAGE = { max: 500, countedFrom: 400 } as const;

/** Milliseconds until a lead in the outbox is sent again: doubled after each attempt, up to `longest`. */
export const OUTBOX_RETRY_MS = { first: 20_000, longest: 10 * 60_000 } as const;

/** Maximum number of saved homes in an account or on a device. The customer service has the same limit. */
export const SAVED_HOMES = 500;
/** Maximum length of a saved search's name in characters. The customer service has the same limit. */
export const SEARCH_NAME_LENGTH = 80;
/** Maximum length of a saved home's note in characters. */
export const NOTE_LENGTH = 500;
/** Maximum number of homes in a comparison. */
export const COMPARED_HOMES = 4;

/** Minimum length of a password in characters (requirement A39). */
export const PASSWORD_MIN_LENGTH = 8;
/** Number of digits of a mailed code (requirement A39). */
export const CODE_LENGTH = 6;
/** Milliseconds until another code may be requested: the mail needs time to arrive, and only five per hour are sent. */
export const CODE_RESEND_MS = 30_000;

/** Milliseconds between refreshes of the session (requirement A31). */
export const SESSION_REFRESH_MS = 1_200_000;
/** A tab that becomes visible refreshes the session if the last answer is older than this, in milliseconds. */
export const SESSION_REST_MS = 5 * 60_000;
/** Milliseconds until an unreachable identity provider is asked again. */
export const SESSION_RETRY_MS = 30_000;
/** Milliseconds between a sign-out and the next page (requirement A17). */
export const SIGN_OUT_LEAVE_MS = 100;

/** Window width from which the results are shown beside the map instead of in a sheet. */
export const BESIDE_MAP = '(min-width: 1200px)';

/** Milliseconds of a day without a change of the clock. */
export const MILLISECONDS_A_DAY = 86_400_000;
