import { createTheme, type ThemeOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    forSale: Palette['primary'];
    forLease: Palette['primary'];
    sold: Palette['primary'];
    neutral: Palette['primary'];
    chip: Palette['primary'];
    line: string;
    control: string;
    skeleton: string;
  }
  interface PaletteOptions {
    forSale?: PaletteOptions['primary'];
    forLease?: PaletteOptions['primary'];
    sold?: PaletteOptions['primary'];
    neutral?: PaletteOptions['primary'];
    chip?: PaletteOptions['primary'];
    line?: string;
    control?: string;
    skeleton?: string;
  }
  interface TypeBackground {
    ground: string;
  }
}

/**
 * The only type family. index.html gives the fallback Figtree's metrics, so that nothing moves when Figtree is loaded.
 */
const FONT_FAMILY = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";

const RADIUS = { card: 12, pill: 999 } as const;

const LIGHT: NonNullable<ThemeOptions['palette']> = {
  // #147BC9 is for fills, icons and pins; text and small buttons use the darker colour, which has AA contrast on white.
  primary: { main: '#147BC9', dark: '#1070B8', light: '#E8F1FA', contrastText: '#FFFFFF' },
  forSale: { main: '#1070B8', contrastText: '#FFFFFF' },
  forLease: { main: '#0B7A5E', contrastText: '#FFFFFF' },
  sold: { main: '#B3261E', contrastText: '#FFFFFF' },
  neutral: { main: '#5B6778', contrastText: '#FFFFFF' },
  chip: { main: '#E8F1FA', contrastText: '#0F1B2D' },
  error: { main: '#B3261E' },
  success: { main: '#0B7A5E' },
  background: { default: '#F5F7FA', paper: '#FFFFFF', ground: '#F5F7FA' },
  text: { primary: '#0F1B2D', secondary: '#5B6778' },
  divider: '#DDE4EC',
  line: '#DDE4EC',
  // Outlines of controls: 3:1 on the ground and on surfaces (WCAG 1.4.11).
  control: '#7F8D9F',
  skeleton: '#E6EDF5',
};

const DARK: NonNullable<ThemeOptions['palette']> = {
  primary: { main: '#5AB0F0', dark: '#5AB0F0', light: '#20344A', contrastText: '#0F1722' },
  forSale: { main: '#5AB0F0', contrastText: '#0F1722' },
  forLease: { main: '#4FC3A1', contrastText: '#0F1722' },
  sold: { main: '#F2867E', contrastText: '#0F1722' },
  neutral: { main: '#A9B6C6', contrastText: '#0F1722' },
  chip: { main: '#20344A', contrastText: '#EAF0F7' },
  error: { main: '#F2867E' },
  success: { main: '#4FC3A1' },
  background: { default: '#0F1722', paper: '#182230', ground: '#0F1722' },
  text: { primary: '#EAF0F7', secondary: '#A9B6C6' },
  divider: '#2A3748',
  line: '#2A3748',
  control: '#63758C',
  skeleton: '#253449',
};

const px = (size: number): string => `${size / 16}rem`;
const heading = (size: number) => ({
  fontSize: px(size),
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
});

const RESTING = '0 1px 2px rgb(15 27 45 / 0.06), 0 2px 8px rgb(15 27 45 / 0.06)';
const LIFTED = '0 4px 12px rgb(15 27 45 / 0.10), 0 12px 32px rgb(15 27 45 / 0.14)';

/** Only two shadows: 1 is resting, everything above is lifted. */
const SHADOWS = ['none', RESTING, ...Array.from({ length: 23 }, () => LIFTED)] as NonNullable<
  ThemeOptions['shadows']
>; // Array.from has no tuple type of 25

const makeTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: { light: { palette: LIGHT }, dark: { palette: DARK } },
    spacing: 4,
    shape: { borderRadius: RADIUS.card },
    shadows: SHADOWS,
    typography: {
      fontFamily: FONT_FAMILY,
      h1: heading(48),
      h2: heading(36),
      h3: heading(28),
      h4: heading(22),
      h5: { ...heading(18), lineHeight: 1.3 },
      h6: { ...heading(16), lineHeight: 1.4 },
      body1: { fontSize: px(16), lineHeight: 1.55 },
      body2: { fontSize: px(14), lineHeight: 1.5 },
      caption: { fontSize: px(14), lineHeight: 1.45 },
      button: { fontSize: px(16), fontWeight: 600, textTransform: 'none' },
    },
    transitions: {
      duration: {
        shortest: 150,
        shorter: 150,
        short: 180,
        standard: 200,
        complex: 200,
        enteringScreen: 200,
        leavingScreen: 150,
      },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: ({ vars }) => ({
          body: { fontVariantNumeric: 'tabular-nums' },
          // One ring for every control. A component that draws its own has priority.
          ':where(:focus-visible)': { outline: `2px solid ${vars?.palette.primary.dark}`, outlineOffset: 2 },
          // Navigation is not printed.
          '@media print': { '[data-print="hidden"]': { display: 'none !important' } },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              transitionDuration: '0.01ms !important',
              scrollBehavior: 'auto !important',
            },
          },
        }),
      },
      MuiOutlinedInput: {
        styleOverrides: {
          notchedOutline: ({ theme: { vars } }) => ({ borderColor: vars?.palette.control }),
        },
      },
      MuiLink: {
        styleOverrides: { root: ({ theme: { vars } }) => ({ color: vars?.palette.primary.dark }) },
      },
      // Like the product's own buttons: no ripple, whose styles would delay the response to a press.
      MuiButtonBase: { defaultProps: { disableTouchRipple: true } },
      MuiChip: { styleOverrides: { root: { borderRadius: RADIUS.pill } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  });

let made: ReturnType<typeof makeTheme> | undefined;

/**
 * Returns the product's theme: every colour, size, radius and shadow. Type scale 14/16/18/22/28/36/48, spacing in
 * fours, light and dark by CSS variables. Created on first use, because at the start it would make one long task.
 */
export function theme(): ReturnType<typeof makeTheme> {
  made ??= makeTheme();
  return made;
}
