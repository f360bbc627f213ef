import type { Engine } from 'specimen-data';
export function specsText(world: Engine['world'], groups: readonly string[]): string;
