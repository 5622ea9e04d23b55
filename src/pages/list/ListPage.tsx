/** To be built. */
export default function ListPage() {
  return <h1>ListPage</h1>;
}
