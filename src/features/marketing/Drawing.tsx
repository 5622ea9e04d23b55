import { styled } from '@mui/material/styles';

/**
 * The canvas of the drawings, 400 by 300. CSS classes colour the shapes, so that a drawing follows the colour scheme:
 * `sky` the ground, `land` and `path` quiet shapes, `paper` bright shapes, `ink` dark shapes, `blue`, `pine`, `brick`
 * and `glow` (light in windows) the accents.
 */
export const Drawing = styled('svg')(({ theme }) => ({
  '--sky': '#DCEAF6',
  '--land': '#C9DFD3',
  '--path': '#F4F7FA',
  '--paper': '#FFFFFF',
  '--shade': '#D3DCE6',
  '--ink': '#22354F',
  '--blue': '#147BC9',
  '--pine': '#2B7A5C',
  '--deep': '#1E5A45',
  '--brick': '#B9654C',
  '--glow': '#FFD58A',
  ...theme.applyStyles('dark', {
    '--sky': '#1D3150',
    '--land': '#23443F',
    '--path': '#34475F',
    '--paper': '#E3EAF2',
    '--shade': '#8FA1B5',
    '--ink': '#0D1727',
    '--blue': '#3D9AE2',
    '--pine': '#3B8C6C',
    '--deep': '#2A6A52',
    '--brick': '#A85A44',
    '--glow': '#FFD58A',
  }),
  ...Object.fromEntries(
    ['sky', 'land', 'path', 'paper', 'shade', 'ink', 'blue', 'pine', 'deep', 'brick', 'glow'].map((name) => [
      `& .${name}`,
      { fill: `var(--${name})` },
    ]),
  ),
  '& text': { fontWeight: 700, fontSize: 15, textAnchor: 'middle' },
}));
