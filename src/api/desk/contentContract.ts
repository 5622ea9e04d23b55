/** Wire types of the desk's calls for the brokerage's content. All of them are for admins. */

/** Keys of the brokerage's content (server/content/contentSchemas.ts). */
export type WireContentKey =
  | 'team'
  | 'reviews'
  | 'home'
  | 'offices'
  | 'legal'
  | 'terms'
  | 'privacy'
  | 'brand';

/** GET /desk/content/{key}: the published content, and the draft of the next one. */
export interface WireDeskContent {
  key: WireContentKey;
  /** The published version; 0 before the first publication, when `published` is that of the build or empty. */
  version: number;
  published: object;
  /** Null without a draft. */
  draft: { body: object; at: string; by: string } | null;
  /** Names the draft as it is; '' without one. */
  revision: string;
}

/**
 * PUT /desk/content/{key}/draft stores a draft, and POST /desk/content/{key}/versions publishes content and removes the
 * draft. Both answer the WireDeskContent; 400 with the invalid fields ("agents.0.phone"), 409 `changed` if another person
 * published a version or changed the draft since. DELETE /desk/content/{key}/draft?revision= removes the draft.
 */
export interface WireContentChange {
  /** The `version` that was changed. */
  base: number;
  /** The `revision` that was changed. */
  revision: string;
  body: object;
}

/** GET /desk/content/{key}/versions: who published, and when, newest first. */
export interface WireContentVersions {
  versions: { version: number; at: string; by: string }[];
}

/** GET /desk/content/{key}/versions/{version}: an earlier version, which a change can publish again. */
export interface WireContentVersion {
  body: object;
}

/**
 * POST /desk/content/{key}/preview: 201 with a token that shows the stored draft in one tab; 404 without a draft. Calls of
 * the content service have it as `Authorization: Preview TOKEN`.
 */
export interface WireContentPreview {
  token: string;
  /** The time at which it expires. */
  until: string;
}

/** POST /desk/content/pictures with the bytes of a picture: 201 with the id by which content names it. */
export interface WireContentPicture {
  id: string;
}
