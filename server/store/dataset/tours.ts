import type { WireDetails } from '../../../src/api/realty/contract.ts';

/** Links of a listing's details. */
export type Tours = Required<Pick<WireDetails, 'virtualTourUrl' | 'alternateURLVideoLink'>>;

/** Hosts of videos, and of walks through a home. Boards have one field for both, or agents take the other one. */
const VIDEO_HOST = /(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com)$/;
const WALK_HOST = /(^|\.)(matterport\.com|youriguide\.com|kuula\.co|cloudpano\.com)$/;

/** The demonstration's tours, pages on the product's own address. */
const OWN_TOUR = /^\/images\/tours\/[a-z\d]+$/;

/** An address with encryption (https); null for any other text, and for a missing one. */
function secureAddress(text: unknown): URL | null {
  const url = typeof text === 'string' ? URL.parse(text.trim()) : null;
  return url?.protocol === 'https:' ? url : null;
}

/**
 * The first virtual tour and the first video tour, null without one. Only addresses with encryption count. A known host
 * says which of the two an address is, and otherwise its field.
 * @param tours values of a board's fields for virtual tours, the preferred ones first
 * @param videos values of its fields for videos
 */
export function toursOf(tours: readonly unknown[], videos: readonly unknown[]): Tours {
  const secure = (values: readonly unknown[]) => values.map(secureAddress).filter((url) => url !== null);
  const [walks, films] = [secure(tours), secure(videos)];
  const isVideo = ({ hostname }: URL) => VIDEO_HOST.test(hostname);
  const isWalk = ({ hostname }: URL) => WALK_HOST.test(hostname);
  const own = tours.find((text) => typeof text === 'string' && OWN_TOUR.test(text)) as string | undefined; // checked here
  const walk = walks.find((url) => !isVideo(url)) ?? films.find(isWalk);
  const film = films.find((url) => !isWalk(url)) ?? walks.find(isVideo);
  return { virtualTourUrl: own ?? walk?.href ?? null, alternateURLVideoLink: film?.href ?? null };
}

/** True if a listing has a virtual tour or a video tour: the filter "with a tour", and the column `has_tour`. */
export function hasTour(details: WireDetails | null | undefined): boolean {
  const { virtualTourUrl, alternateURLVideoLink } = toursOf(
    [details?.virtualTourUrl],
    [details?.alternateURLVideoLink],
  );
  return (virtualTourUrl ?? alternateURLVideoLink) !== null;
}
