import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { type CalculatorName, calculatorHead } from '#components/heads/calculatorHead.ts';
import { useCalculatorText } from '../useCalculatorText.ts';

/** Sets the title of a calculator's page, and its tags for search engines and networks. */
export function useCalculatorHead(name: CalculatorName | 'overview'): void {
  const { t } = useCalculatorText();
  useDocumentHead(calculatorHead(name, t));
}
