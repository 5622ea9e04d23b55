/** A round button on the gallery's dark ground or on a photo. */
export const DISC = {
  bgcolor: 'rgb(15 23 34 / 0.6)',
  color: '#fff',
  // Over the dark ground beside the picture, the disc alone would not be seen.
  border: '1px solid rgb(255 255 255 / 0.35)',
  '&:hover': { bgcolor: 'rgb(15 23 34 / 0.85)' },
  width: 48,
  height: 48,
} as const;
