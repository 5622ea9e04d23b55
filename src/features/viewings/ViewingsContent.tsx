import { LinkedViewing } from './LinkedViewing.tsx';
import { Viewings } from './Viewings.tsx';

/** A customer's viewing requests, or that of a mail's link. @param token that of the link; '' if it has none */
export function ViewingsContent({ token }: { token?: string | undefined }) {
  return token === undefined ? <Viewings /> : <LinkedViewing token={token} />;
}
