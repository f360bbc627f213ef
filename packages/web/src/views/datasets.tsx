export function Datasets() {
  return <h1>Datasets</h1>;
}
