/** CREA's count of views of its listings. */
const ADDRESS = 'https://analytics.crea.ca/LogEvents.svc/LogEvents';

/** What was seen. */
interface SeenListing {
  /** CREA's own number of the listing. */
  listingKey: string;
  /** The feed's destination. */
  destination: string;
  language: 'en' | 'fr';
}

/** One for each visit: CREA drops repeats within five minutes, and nobody is to be followed from day to day. */
const visit = crypto.randomUUID();

/**
 * Tells CREA that a listing was seen (DDF documentation, read July 2026). Nothing depends on its answer: offline, or
 * where a blocker stops it, it is left at that.
 */
export async function tellSeen({ listingKey, destination, language }: SeenListing): Promise<void> {
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
