import type { WireApplication } from '#api/customer/applicationContract.ts';
import type { DraftKeeper } from '../keep/draftKeeper.ts';

/** Props of each step: the application as it was read last, and the keeper that saves its changes. */
export interface StepProps {
  application: WireApplication;
  keeper: DraftKeeper;
}
