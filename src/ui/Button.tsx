import type { OverridableComponent, OverrideProps } from '@mui/material/OverridableComponent';
import { type SxProps, styled, type Theme } from '@mui/material/styles';
import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';

interface ButtonLook {
  /** `contained` is a page's one primary action, `outlined` the one beside it, `text` the quiet ones. */
  variant?: 'text' | 'outlined' | 'contained' | undefined;
  /** `inherit` takes the colour of the text around it. */
  color?: 'primary' | 'inherit' | undefined;
  size?: 'small' | 'medium' | undefined;
  fullWidth?: boolean | undefined;
}

/** The button's own props, beside those of its element. */
export interface ButtonOwnProps extends ButtonLook {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  children?: ReactNode;
  sx?: SxProps<Theme>;
}

interface ButtonMap<Root extends ElementType> {
  props: ButtonOwnProps;
  defaultComponent: Root;
}

const OWN = new Set<PropertyKey>([
  'variant',
  'color',
  'size',
  'fullWidth',
  'sx',
  'as',
  'theme',
  'ownerState',
]);

const Root = styled('button', { shouldForwardProp: (name) => !OWN.has(name) })<ButtonLook>(
  ({ theme, variant = 'text', color = 'primary', size = 'medium', fullWidth = false }) => {
    const palette = theme.vars?.palette;
    const ink = color === 'primary' ? palette?.primary.dark : 'inherit';
    const tint = (percent: number) =>
      `color-mix(in srgb, ${color === 'primary' ? ink : 'currentColor'} ${percent}%, transparent)`;
    const fill = (percent: number) =>
      `color-mix(in srgb, ${palette?.primary.dark} ${percent}%, ${palette?.text.primary})`;
    return {
      ...theme.typography.button,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSizing: 'border-box',
      width: fullWidth ? '100%' : 'auto',
      minWidth: 64,
      minHeight: 44,
      margin: 0,
      padding: theme.spacing(1.5, 5),
      border: '1px solid transparent',
      borderRadius: 999,
      color: ink,
      background: 'none',
      textDecoration: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      WebkitTapHighlightColor: 'transparent',
      transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
      '&:hover': { backgroundColor: tint(8) },
      // The pressed look is instant, because the result of the press may take longer.
      '&:active': { backgroundColor: tint(16), transitionDuration: '0s' },
      '&:disabled': { color: palette?.action.disabled, pointerEvents: 'none' },
      ...(size === 'small' && {
        minHeight: 36,
        padding: theme.spacing(1, 3.5),
        fontSize: '0.875rem',
        '@media (pointer: coarse)': { minHeight: 44 },
      }),
      ...(variant === 'outlined' && { borderColor: palette?.control }),
      ...(variant === 'contained' && {
        // White on #147BC9 is 4.46:1, below AA for text of this size, so the darker colour is used.
        color: palette?.primary.contrastText,
        backgroundColor: palette?.primary.dark,
        '&:hover': { backgroundColor: fill(88) },
        '&:active': { backgroundColor: fill(76), transitionDuration: '0s' },
        '&:disabled': {
          color: palette?.action.disabled,
          backgroundColor: palette?.action.disabledBackground,
          pointerEvents: 'none',
        },
      }),
    };
  },
);

const Icon = styled('span')({ display: 'inherit', '& > svg': { fontSize: '1.25rem' } });
const StartIcon = styled(Icon)({ marginLeft: -4, marginRight: 8 });
const EndIcon = styled(Icon)({ marginLeft: 8, marginRight: -4 });

interface PlainButtonProps extends ButtonOwnProps, Omit<ComponentProps<'button'>, 'color' | 'children'> {
  component?: ElementType;
  href?: string;
}

function PlainButton({ component, startIcon, endIcon, children, ...props }: PlainButtonProps) {
  const element = component ?? (props.href === undefined ? 'button' : 'a');
  return (
    <Root as={element} {...(element === 'button' && { type: 'button' as const })} {...props}>
      {startIcon && <StartIcon>{startIcon}</StartIcon>}
      {children}
      {endIcon && <EndIcon>{endIcon}</EndIcon>}
    </Root>
  );
}

/**
 * The product's button: a pill of at least 44 pixels. With `href` it is a link, with `component` any element that can
 * be pressed. MUI's own would bring its ripples and spinner (10 kB) into the code of every page.
 */
export const Button = PlainButton as unknown as OverridableComponent<ButtonMap<'button'>> & // The element decides the props, which a function's own type cannot express.
  ((props: { href: string } & OverrideProps<ButtonMap<'a'>, 'a'>) => JSX.Element);
