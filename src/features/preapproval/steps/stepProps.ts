import type { WireApplication } from '#api/customer/applicationContract.ts';
import type { DraftKeeper } from '../keep/draftKeeper.ts';

/** What each step is given: the application as it was read last, and what keeps its changes. */
export interface StepProps {
  application: WireApplication;
  keeper: DraftKeeper;
}
