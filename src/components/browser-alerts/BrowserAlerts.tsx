import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAddPushSubscriptionMutation,
  usePushSubscriptionsQuery,
  useRemovePushSubscriptionMutation,
} from '#api/customer/pushCalls.ts';
import browserAlerts from '#i18n/en/browserAlerts.json';
import { addEnglish } from '#i18n/i18n.ts';
import {
  acceptMessages,
  type BrowserAbility,
  browserAbility,
  browserId,
  subscribeBrowser,
  unsubscribeBrowser,
} from '#platform/browserMessages.ts';
import { registerWorker } from '#platform/updates/serviceWorker.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Switch.tsx';

await addEnglish('browserAlerts', browserAlerts);

interface BrowserChoice {
  ability: BrowserAbility;
  isOn: boolean;
  /** True while the account's settings load, or a change is stored. */
  isBusy: boolean;
  hasFailed: boolean;
  /** Asks for the account's settings again; undefined unless that failed. */
  retry: (() => void) | undefined;
  change: (isWanted: boolean) => Promise<void>;
}

/** This browser's subscription, as far as the browser and the account agree on it. */
function useBrowserChoice(): BrowserChoice {
  const { data: list, isError, refetch } = usePushSubscriptionsQuery();
  const [add] = useAddPushSubscriptionMutation();
  const [remove] = useRemovePushSubscriptionMutation();
  const [ability, setAbility] = useState(browserAbility);
  const [id, setId] = useState<string | null>();
  const [isChanging, setChanging] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (ability !== 'able') return;
    browserId().then(
      (known) => setId(known ?? null),
      () => setId(null),
    );
  }, [ability]);

  const turnOn = async (publicKey: string): Promise<void> => {
    // The press asks for the worker too, which visitors who save data do not have yet.
    const keys = await subscribeBrowser(publicKey, registerWorker);
    setAbility(browserAbility());
    // Without a choice in the browser's own dialog everything stays as it was.
    if (!keys) return;
    const added = await add(keys).unwrap();
    await acceptMessages();
    setId(added.id);
  };
  const turnOff = async (): Promise<void> => {
    if (id) await remove(id).unwrap();
    await unsubscribeBrowser();
    setId(null);
  };
  const isBusy = isChanging || !list || id === undefined;
  const change = async (isWanted: boolean): Promise<void> => {
    if (!list || isBusy) return;
    setChanging(true);
    setFailed(false);
    try {
      await (isWanted ? turnOn(list.publicKey) : turnOff());
    } catch (failure) {
      console.warn('The notifications of this browser could not be changed.', failure);
      setFailed(true);
    } finally {
      setChanging(false);
    }
  };
  return {
    ability,
    isOn: list?.subscriptions.some((one) => one.id === id) ?? false,
    isBusy,
    hasFailed,
    retry: isError ? () => void refetch() : undefined,
    change,
  };
}

/** The choice's label, and what it is for while it is off and while it is on. */
type ChoiceTexts = Record<'label' | 'able' | 'on', string>;

/**
 * The choice of an account to get alerts in this browser. The browser asks for its permission after the press only. A
 * browser that cannot show them gets the reason instead.
 * @param props.texts those of a customer by default
 */
export function BrowserAlerts({ texts }: { texts?: ChoiceTexts }) {
  const { t } = useTranslation('browserAlerts');
  const help = useId();
  const { ability, isOn, isBusy, hasFailed, retry, change } = useBrowserChoice();
  const isAble = ability === 'able';
  const reason = isOn ? 'on' : 'able';
  const box = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Checkbox
        ref={box}
        label={texts?.label ?? t('label')}
        checked={isOn}
        disabled={!isAble}
        // A disabled control would lose the focus.
        aria-disabled={isBusy}
        aria-describedby={help}
        onChange={(isWanted) => void change(isWanted)}
      />
      <Typography id={help} variant="body2" color="textSecondary" role="status">
        {isAble ? (texts?.[reason] ?? t(reason)) : t(ability)}
      </Typography>
      {(hasFailed || retry) && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 1, fontWeight: 600 }}>
          {t(retry ? 'unknown' : 'failed')}
        </Typography>
      )}
      {retry && (
        <Button
          size="small"
          onClick={() => {
            // The pressed button goes.
            box.current?.focus();
            retry();
          }}
        >
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
