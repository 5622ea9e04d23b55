import GlobalStyles from '@mui/material/GlobalStyles';

/** Black on white whatever the screen's scheme: charts take their colours from the same variables. */
const STYLES = {
  '@page': { margin: '14mm' },
  '@media print': {
    'html, html[data-color-scheme]': {
      '--mui-palette-text-primary': '#000',
      '--mui-palette-text-secondary': '#333',
      '--mui-palette-background-paper': '#fff',
      '--mui-palette-background-default': '#fff',
      '--mui-palette-primary-main': '#000',
      '--mui-palette-primary-dark': '#000',
      '--mui-palette-chip-main': '#eee',
      '--mui-palette-chip-contrastText': '#000',
      '--mui-palette-divider': '#bbb',
    },
    'html, body': { background: '#fff !important' },
  },
} as const;

/** How the page's figures are printed. */
export function PaperStyles() {
  return <GlobalStyles styles={STYLES} />;
}
