/** CREA's count of views of its listings. */
const ADDRESS = 'https://analytics.crea.ca/LogEvents.svc/LogEvents';

/** The listing that the visitor sees. */
interface ViewedListing {
  /** CREA's own id of the listing. */
  listingKey: string;
  /** The destination id of the feed. */
  destination: string;
  language: 'en' | 'fr';
}

/** One id for each visit. CREA drops repeats within five minutes, and visitors are not followed from day to day. */
const visit = crypto.randomUUID();

/**
 * Reports a view of a listing to CREA (DDF documentation, read July 2026). Failures are ignored: the device may be
 * offline, or a blocker may stop the request.
 */
export async function reportListingView({ listingKey, destination, language }: ViewedListing): Promise<void> {
  const query = new URLSearchParams({
    ListingID: listingKey,
    DestinationID: destination,
    EventType: 'View',
    UUID: `${visit}-${destination}`,
    LanguageID: language === 'fr' ? '2' : '1',
  });
  await fetch(`${ADDRESS}?${query}`, {
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'origin',
  }).catch(() => undefined);
}
