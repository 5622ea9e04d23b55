import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';

/** Black on white on paper, in every colour scheme of the screen. */
const SHEET = {
  '@page': { size: 'A4 landscape', margin: '10mm' },
  '@media print': {
    'html, body': { background: '#fff !important' },
    'main, main *': {
      color: '#000 !important',
      background: 'transparent !important',
      borderColor: '#bbb !important',
      boxShadow: 'none !important',
    },
    main: { minHeight: '0 !important' },
    'main > div': { maxWidth: 'none !important', padding: '0 !important' },
  },
} as const;

/** Print styles of the comparison's page. */
export const printedSheet = <GlobalStyles styles={SHEET} />;

/**
 * Scrolls the table sideways if the window is too narrow. It can have the focus, so that the keyboard can scroll it.
 */
export const Scroller = styled('section')(({ theme }) => ({
  // Positioned, so that visually hidden texts inside do not widen the page.
  position: 'relative',
  overflowX: 'auto',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  '@media print': { overflow: 'visible', borderRadius: 0 },
}));

/** The homes side by side. The column of facts stays visible. */
export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '& th, & td': {
    padding: theme.spacing(3, 4),
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    borderBottom: `1px solid ${theme.vars?.palette.line}`,
    overflowWrap: 'anywhere',
  },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& thead th': { verticalAlign: 'top', paddingTop: theme.spacing(4) },
  '& tr > th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: theme.vars?.palette.background.paper,
    borderRight: `1px solid ${theme.vars?.palette.line}`,
    color: theme.vars?.palette.text.secondary,
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  '& col.names': { width: 208 },
  '& col.home': { width: 260 },
  [theme.breakpoints.down('sm')]: {
    '& th, & td': { padding: theme.spacing(2.5, 3) },
    '& col.names': { width: 128 },
    '& tbody tr > th': { fontSize: '0.875rem' },
    '& col.home': { width: 176 },
  },
  '@media print': {
    fontSize: 11,
    lineHeight: 1.3,
    '& th, & td, & thead th': { padding: '4px 8px' },
    '& col.names': { width: 130 },
    '& tr': { breakInside: 'avoid' },
    '& tr > th:first-of-type': { position: 'static' },
  },
}));
