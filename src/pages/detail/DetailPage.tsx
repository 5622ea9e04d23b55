/** To be built. */
export default function DetailPage() {
  return <h1>DetailPage</h1>;
}
