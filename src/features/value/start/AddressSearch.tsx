import Box from '@mui/material/Box';
import { useId, useRef, useState } from 'react';
import { useCombobox } from '#components/combobox/useCombobox.ts';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { environment } from '#config/environment.ts';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { useValueText } from '../useValueText.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressList } from './AddressList.tsx';
import { useAddresses } from './useAddresses.ts';
import { useChooseAddress } from './useChooseAddress.ts';

/** The button, with the state of the look-up beside it: the button must not move while it is pressed. */
function Submit({ isLocating, isLoading }: { isLocating: boolean; isLoading: boolean }) {
  const { t } = useValueText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      <BusyButton type="submit" isBusy={isLocating} sx={{ minHeight: 48 }}>
        {t(environment.hasEstimates ? 'search.submit' : 'valuation.submit')}
      </BusyButton>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {isLoading && t('search.loading')}
      </Box>
    </Box>
  );
}

/** The field in which an owner types the address, with suggestions; below it a form for addresses that have none. */
export function AddressSearch() {
  const { t, locale } = useValueText();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'missing' | 'choose' | 'none' | 'locateFailed'>();
  const input = useRef<HTMLInputElement>(null);
  const { options, status } = useAddresses(text, locale);
  const { choose, isLocating } = useChooseAddress(setProblem);
  const chooseId = (chosen: string) => {
    const option = options.find((one) => one.id === chosen);
    if (!option) return;
    setProblem(undefined);
    setText(option.main);
    choose(option);
  };
  const submit = () => {
    const [only] = options;
    if (only && options.length === 1) return chooseId(only.id);
    input.current?.focus();
    if (status === 'idle') setProblem('missing');
    else if (options.length > 0) setProblem('choose');
    // A failed look-up says so itself.
    else setProblem(status === 'failed' ? undefined : 'none');
    combobox.setOpen(true);
  };
  const combobox = useCombobox({
    ids: options.map((option) => option.id),
    isWaiting: status === 'loading',
    onChoose: chooseId,
    onSubmit: submit,
    onClear: () => setText(''),
  });
  const isListed = combobox.open && options.length > 0;
  const shownProblem = problem
    ? t(`search.${problem}`)
    : status === 'failed'
      ? t('search.failed')
      : undefined;
  return (
    <Box component="search" sx={{ display: 'block', maxWidth: 640 }}>
      <Box
        component="form"
        noValidate
        aria-label={t('search.label')}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          if (!isLocating) combobox.submit();
        }}
        sx={{ display: 'grid', gap: 4 }}
      >
        <FieldLayout id={id} label={t('search.label')} problem={shownProblem}>
          <Box sx={{ position: 'relative', display: 'grid' }}>
            <FieldInput
              inputRef={input}
              type="search"
              value={text}
              placeholder={t('search.placeholder')}
              autoComplete="off"
              onChange={(event) => {
                setText(event.target.value);
                setProblem(undefined);
                combobox.setOpen(true);
              }}
              onKeyDown={combobox.onKeyDown}
              onFocus={() => combobox.setOpen(true)}
              onBlur={() => combobox.setOpen(false)}
              inputProps={{
                id,
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-expanded': isListed,
                'aria-controls': isListed ? combobox.listId : undefined,
                'aria-activedescendant': combobox.activeDomId,
                'aria-describedby': shownProblem ? `${id}-problem` : undefined,
                enterKeyHint: 'search',
                spellCheck: false,
              }}
              sx={{ minHeight: 56 }}
            />
            {isListed && (
              <AddressList
                options={options}
                isLoading={status === 'loading'}
                combobox={combobox}
                onChoose={(chosen) => {
                  combobox.setOpen(false);
                  chooseId(chosen);
                }}
              />
            )}
          </Box>
        </FieldLayout>
        <Submit isLocating={isLocating} isLoading={status === 'loading'} />
      </Box>
      <Disclosure label={t('manual.open')} sx={{ mt: 2 }}>
        {() => <AddressForm typed={text} />}
      </Disclosure>
    </Box>
  );
}
