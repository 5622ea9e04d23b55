/** What a route shows that failed to load or crashed. */
export function RouteError() {
  return <h1>Oops!</h1>;
}
