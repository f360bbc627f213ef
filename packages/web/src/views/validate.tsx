export function Validate() {
  return <h1>Validate</h1>;
}
