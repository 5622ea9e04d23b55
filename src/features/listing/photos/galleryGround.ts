/** Background of the gallery, the same in the light and the dark scheme. */
export const GALLERY_GROUND = '#0B111A';
