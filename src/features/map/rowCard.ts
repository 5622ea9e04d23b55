/**
 * Styles of a box that shows the cards of open listings as rows: a small picture on the left, the lines on the right.
 * @param picture width of the picture
 * @param corner space for the buttons in the upper right corner, in pixels
 */
export const rowCard = (picture: string, corner: number) => ({
  '& article:not([data-locked])': {
    display: 'grid',
    gridTemplate: `auto 1fr / ${picture} minmax(0, 1fr)`,
  },
  // A gallery, or the shape of one.
  '& article > [data-gallery], & article > span': { gridRow: '1 / 3', aspectRatio: 'auto' },
  '& article > button + div': {
    gap: 0,
    padding: '10px 16px 4px',
    '& > div:not(:last-child)': { minHeight: 38, paddingRight: corner },
  },
  '& article > div + div': {
    margin: '0 16px 10px',
    padding: 0,
    border: 0,
    '& > p': { fontSize: '0.8125rem' },
  },
  '& [data-shown]': { display: 'none' },
});
