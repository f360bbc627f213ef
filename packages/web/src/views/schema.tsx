export function SchemaView() {
  return <h1>SchemaView</h1>;
}
