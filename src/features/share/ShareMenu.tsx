import { type MouseEvent, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useOpening } from '#components/lazy/useOpening.ts';
import { useCopy } from '#components/links/useCopy.ts';
import { Button } from '#ui/Button.tsx';
import { ShareIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const ShareChoices = lazyOnIntent(async () => (await import('./ShareChoices.tsx')).ShareChoices);

interface ShareMenuProps {
  /** Whole address of what is shared. */
  url: string;
  title: string;
}

/** Devices that are held in a hand have a sheet of their own for this, with the apps that their owner uses. */
const hasShareSheet = (shared: ShareData): boolean =>
  matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared) === true;

/** 'Share': the system's sheet where there is one, otherwise three networks and 'Copy link' (L2). */
export function ShareMenu({ url, title }: ShareMenuProps) {
  const { t } = useTranslation('share');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [openMenu] = useOpening(ShareChoices);
  const { copied, copy } = useCopy();
  const copyLink = useCallback(() => void copy(url), [copy, url]);
  const close = useCallback(() => setAnchor(null), []);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const shared = { url, title };
    if (hasShareSheet(shared)) {
      // Closing the sheet without choosing rejects: the visitor changed their mind, and nothing is wrong.
      navigator.share(shared).catch(() => undefined);
      return;
    }
    openMenu(() => setAnchor(currentTarget));
  };
  return (
    <>
      <Button
        size="small"
        id={id}
        startIcon={<ShareIcon aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={open}
        {...ShareChoices.intent}
      >
        {t(copied ? 'copied' : 'share')}
      </Button>
      <VisuallyHidden role="status">{copied && t('copied')}</VisuallyHidden>
      <ShareChoices
        when={anchor !== null}
        url={url}
        title={title}
        anchor={anchor}
        openerId={id}
        onCopy={copyLink}
        onClose={close}
      />
    </>
  );
}
