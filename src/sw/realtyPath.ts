import { environment } from '#config/environment.ts';
import { scope } from './scope.ts';

const service = new URL(`${environment.realtyUrl}/`, scope.location.href).href;

/** Returns the path below the realty service: "/listings/C123"; undefined elsewhere. */
export function realtyPath({ href }: URL): string | undefined {
  return href.startsWith(service) ? href.slice(service.length - 1).split('?')[0] : undefined;
}
