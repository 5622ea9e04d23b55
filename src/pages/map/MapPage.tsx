/** To be built. */
export default function MapPage() {
  return <h1>MapPage</h1>;
}
