import { type ComponentType, type MouseEvent, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#components/links/useCopy.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { ShareIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { ShareChoicesProps } from './ShareChoices.tsx';

type Choices = ComponentType<ShareChoicesProps>;

const loadChoices = (): Promise<Choices> =>
  import('./ShareChoices.tsx').then(({ ShareChoices }) => ShareChoices);
/** Its code is on the way before the press; where that fails, the press tries again. */
const fetchChoices = () => void loadChoices().catch(() => {});

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
  /** From the first opening on the menu stays, so that it can fade out. */
  const [Choices, setChoices] = useState<Choices>();
  const dispatch = useAppDispatch();
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
    loadChoices().then(
      (component) => {
        setChoices(() => component);
        setAnchor(currentTarget);
      },
      () => dispatch(notified({ severity: 'error', notice: 'couldNotConnect' })),
    );
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
        onPointerEnter={fetchChoices}
        onFocus={fetchChoices}
      >
        {t(copied ? 'copied' : 'share')}
      </Button>
      <VisuallyHidden role="status">{copied && t('copied')}</VisuallyHidden>
      {Choices && (
        <Choices url={url} title={title} anchor={anchor} openerId={id} onCopy={copyLink} onClose={close} />
      )}
    </>
  );
}
