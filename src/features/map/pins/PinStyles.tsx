import { styled } from '@mui/material/styles';

/**
 * The map's box, with the styles of everything drawn on it. A few hundred pins are created outside React, so this box
 * styles them through data attributes.
 */
export const PinStyles = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const pill = (ground: string, ink: string, line: string) => ({
    '--pin-ground': ground,
    '--pin-ink': ink,
    '--pin-line': line,
  });
  const circle = ({ main, contrastText }: { main: string; contrastText: string }) =>
    pill(main, contrastText, palette.background.paper);
  return {
    '& .pin-root': { '&:hover, &:focus-within': { zIndex: 5 }, '&[data-focused]': { zIndex: 6 } },
    '& .pin': {
      font: 'inherit',
      fontWeight: 700,
      fontSize: '0.875rem',
      lineHeight: 1,
      letterSpacing: '-0.005em',
      display: 'block',
      position: 'relative',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      touchAction: 'none',
      border: '1.5px solid var(--pin-line)',
      backgroundColor: 'var(--pin-ground)',
      color: 'var(--pin-ink)',
      boxShadow: '0 1px 3px rgb(15 27 45 / 0.28)',
      // Beside what covers its place.
      translate: 'var(--aside, 0px) var(--below, 0px)',
      transition: 'scale 150ms ease-out, background-color 150ms ease-out, translate 150ms ease-out',
      transformOrigin: '50% 100%',
      // A touch target of 44 px for a pill of any size.
      '&::before': { content: '""', position: 'absolute', inset: '-9px -6px', borderRadius: 999 },
      '&:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    },
    '& .pin[data-kind="listing"], & .pin[data-kind="tower"]': {
      ...pill(palette.forSale.main, palette.forSale.contrastText, palette.background.paper),
      height: 28,
      padding: '0 10px',
      borderRadius: 999,
      marginBottom: 6,
      '&::after': {
        content: '""',
        position: 'absolute',
        left: 'min(50% - var(--aside, 0px), 100% - 16px)',
        bottom: -5.5,
        width: 8,
        height: 8,
        backgroundColor: 'inherit',
        border: 'inherit',
        borderTop: 0,
        borderLeft: 0,
        borderBottomRightRadius: 2,
        transform: 'translateX(-50%) rotate(45deg)',
      },
    },
    // A pill below its place has no tail, which would point away from it.
    '& .pin[style*="--below"]::after': { display: 'none' },
    '& .pin[data-kind="tower"]': pill(palette.background.paper, palette.text.primary, palette.forSale.main),
    '& .pin[data-kind="tower"][data-type="lease"]': { '--pin-line': palette.forLease.main },
    '& .pin[data-kind="tower"][data-type="sold"]': { '--pin-line': palette.sold.main },
    '& .pin[data-look="lease"]': pill(
      palette.forLease.main,
      palette.forLease.contrastText,
      palette.background.paper,
    ),
    '& .pin[data-look="sold"]': pill(palette.background.paper, palette.sold.main, palette.sold.main),
    '& .pin[data-look="neutral"]': pill(
      palette.background.paper,
      palette.text.secondary,
      palette.neutral.main,
    ),
    '& .pin[data-look="restricted"]': {
      ...pill(palette.neutral.main, palette.neutral.contrastText, palette.background.paper),
      width: 34,
      padding: 0,
      // A padlock: its shackle and its body.
      '& .pin-text::before, & .pin-text::after': {
        content: '""',
        position: 'absolute',
        inset: '6px 0 auto',
        margin: 'auto',
        boxSizing: 'border-box',
        width: 8,
        height: 7,
        border: '2px solid',
        borderBottom: 0,
        borderRadius: '4px 4px 0 0',
      },
      '& .pin-text::after': {
        top: 12,
        width: 12,
        border: 0,
        borderRadius: 2,
        backgroundColor: 'currentColor',
      },
    },
    '& .pin[data-visited]': {
      '--pin-ground': `color-mix(in srgb, ${palette.background.paper} 72%, var(--visited))`,
      '--pin-ink': palette.text.primary,
      '--pin-line': 'var(--visited)',
      '--visited': palette.forSale.main,
      fontWeight: 600,
    },
    '& .pin[data-visited][data-look="lease"]': { '--visited': palette.forLease.main },
    '& .pin[data-visited][data-look="sold"]': { '--visited': palette.sold.main },
    '& .pin[data-visited][data-look="restricted"]': { '--visited': palette.neutral.main },
    '& .pin[data-kind="cluster"]': {
      ...circle(palette.forSale),
      borderRadius: 999,
      padding: 0,
      borderWidth: 2,
      transformOrigin: '50% 50%',
    },
    '& .pin[data-kind="cluster"][data-type="lease"]': circle(palette.forLease),
    '& .pin[data-kind="cluster"][data-type="sold"]': circle(palette.sold),
    // While an area is drawn or its corners are moved.
    '&[data-drawn] .pin': { opacity: 0.4 },
    '& .pin-root:hover .pin, & .pin-root:focus-within .pin, & .pin-root[data-focused] .pin': {
      ...pill(palette.text.primary, palette.background.paper, palette.background.paper),
      scale: '1.06',
    },
  };
});
