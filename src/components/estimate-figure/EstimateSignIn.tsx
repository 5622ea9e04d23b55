import { useEstimateText } from '#components/estimate-words/useEstimateText.ts';
import { SignInPrompt } from '#components/links/SignInPrompt.tsx';

/** Asks the visitor to log in to see an estimate, with the way back to this page. */
export function EstimateSignIn({ back }: { back: string }) {
  const { t } = useEstimateText();
  const words = {
    rule: t('signIn.rule'),
    signIn: t('signIn.signIn'),
    or: t('signIn.or'),
    join: t('signIn.join'),
    free: t('signIn.free'),
  };
  return <SignInPrompt back={back} intent="seeEstimate" words={words} />;
}
