import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAddPushSubscriptionMutation,
  usePushSubscriptionsQuery,
  useRemovePushSubscriptionMutation,
} from '#api/customer/pushCalls.ts';
import browserAlerts from '#i18n/en/browserAlerts.json';
import { addEnglish } from '#i18n/i18n.ts';
import {
  type BrowserAbility,
  browserAbility,
  browserId,
  subscribeBrowser,
  unsubscribeBrowser,
} from '#platform/browserMessages.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Switch.tsx';

await addEnglish('browserAlerts', browserAlerts);

type Choice = 'loading' | 'off' | 'on' | 'busy';

interface BrowserChoice {
  ability: BrowserAbility;
  choice: Choice;
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
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (ability !== 'able') return;
    browserId().then(
      (known) => setId(known ?? null),
      () => setId(null),
    );
  }, [ability]);

  const turnOn = async (publicKey: string): Promise<void> => {
    const keys = await subscribeBrowser(publicKey);
    setAbility(browserAbility());
    // Without a choice in the browser's own dialog everything stays as it was.
    if (!keys) return;
    const added = await add(keys).unwrap();
    setId(added.id);
  };
  const turnOff = async (): Promise<void> => {
    if (id) await remove(id).unwrap();
    await unsubscribeBrowser();
    setId(null);
  };
  const change = async (isWanted: boolean): Promise<void> => {
    if (!list || isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      await (isWanted ? turnOn(list.publicKey) : turnOff());
    } catch (failure) {
      console.warn('The notifications of this browser could not be changed.', failure);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const isOn = list?.subscriptions.some((one) => one.id === id);
  const known: Choice = isOn ? 'on' : 'off';
  const isLoading = !list || id === undefined;
  return {
    ability,
    choice: isBusy ? 'busy' : isLoading ? 'loading' : known,
    hasFailed,
    retry: isError ? () => void refetch() : undefined,
    change,
  };
}

/**
 * A customer's choice to get alerts in this browser too. The browser asks for its permission after the press only. A
 * browser that cannot show them gets the reason instead.
 */
export function BrowserAlerts() {
  const { t } = useTranslation('browserAlerts');
  const help = useId();
  const { ability, choice, hasFailed, retry, change } = useBrowserChoice();
  const isAble = ability === 'able';
  return (
    <div>
      <Checkbox
        label={t('label')}
        checked={choice === 'on'}
        disabled={!isAble || choice === 'loading' || choice === 'busy'}
        aria-describedby={help}
        onChange={(isWanted) => void change(isWanted)}
      />
      <Typography id={help} variant="body2" color="textSecondary" role="status">
        {t(isAble ? (choice === 'on' ? 'on' : 'able') : ability)}
      </Typography>
      {(hasFailed || retry) && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 1, fontWeight: 600 }}>
          {t(retry ? 'unknown' : 'failed')}
        </Typography>
      )}
      {retry && (
        <Button size="small" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
