import { contextOf, Progress } from '@specimen/bulk';
import { type Counts, fill } from '@specimen/database';
import { type Definition, Problem, shown, tablesOf } from 'specimen-data/surface';
import { sentTable, tellSeed } from './answer.ts';
import type { Call, Command } from './command.ts';
