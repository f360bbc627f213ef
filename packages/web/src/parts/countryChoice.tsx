import { countries } from '#catalogue';
import { Choice } from './control.tsx';

/** One of all countries, by its code. */
export function CountryChoice({
  value,
  change,
}: {
  readonly value: string;
  readonly change: (code: string) => void;
}) {
  const options = countries.map(({ code, name, flag }) => [code, `${flag} ${name}`] as const);
  return <Choice label="Country" value={value} options={options} change={change} />;
}
