import { useDocumentsQuery } from '#api/customer/applicationCalls.ts';
import type { WireDocumentKind, WireSigner } from '#api/customer/applicationContract.ts';
import { isEmployed } from '#domain/application/applicationChoices.ts';

/**
 * What lenders want to see of a co-applicant and is not there yet, as the dashboard says it of the applicant; of the
 * home and the down payment that one shows the papers.
 */
export function useOwnWanted(
  applicationId: string,
  { employment }: WireSigner,
): readonly WireDocumentKind[] | undefined {
  const { data } = useDocumentsQuery(applicationId);
  if (!data) return undefined;
  const wanted: WireDocumentKind[] = ['identity'];
  if ((employment.annualIncome ?? 0) > 0) wanted.push('income');
  if (isEmployed(employment.status ?? '')) wanted.push('employment');
  return wanted.filter((one) => !data.documents.some(({ kind, state }) => kind === one && state === 'kept'));
}
