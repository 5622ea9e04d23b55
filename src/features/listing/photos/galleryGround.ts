/** Behind the photos of the gallery, in the light scheme as in the dark one. */
export const GALLERY_GROUND = '#0B111A';
