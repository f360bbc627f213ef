import { vectors } from '../../../../test/support/vectors.ts';
import { ghCard } from './ghCard.ts';

vectors(ghCard, {
  // NIA's form; made by the rule.
  valid: ['GHA-123456789-0', 'GHA-700000001-5', 'GHA7213334445', 'gha-725481930-2'],
  invalid: {
    'another country': 'NGA-123456789-0',
    zeros: 'GHA-000000000-0',
    'too short': 'GHA-12345678-0',
    'no check digit': 'GHA-123456789',
  },
});
