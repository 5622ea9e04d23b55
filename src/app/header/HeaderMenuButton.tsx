import { type ReactNode, useId, useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import type { BareButton } from '#ui/BareButton.tsx';

const HeaderMenu = lazyOnIntent(async () => (await import('./HeaderMenu.tsx')).HeaderMenu);

interface HeaderMenuButtonProps {
  /** 'more' has the pages beside the five links, 'account' the customer's own. */
  menu: 'more' | 'account';
  Opener: typeof BareButton;
  title?: string;
  /** Window width in pixels from which the header has the mortgage button, which 'more' has below it. */
  mortgagesFrom?: number;
  children: ReactNode;
}

/** A button of the header with a menu below it, whose code is loaded on touch or focus of the button. */
export function HeaderMenuButton({
  menu,
  Opener,
  title,
  mortgagesFrom = 0,
  children,
}: HeaderMenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open] = useLazyOpening(HeaderMenu);
  return (
    <>
      <Opener
        type="button"
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={title}
        {...HeaderMenu.intent}
        onClick={({ currentTarget }) => open(() => setAnchor(currentTarget))}
      >
        {children}
      </Opener>
      <HeaderMenu
        when={anchor !== null}
        menu={menu}
        mortgagesFrom={mortgagesFrom}
        anchor={anchor}
        openerId={id}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
