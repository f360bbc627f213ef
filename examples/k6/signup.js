import { check } from 'k6';
import { SharedArray } from 'k6/data';
import exec from 'k6/execution';
import http from 'k6/http';

/** One copy for all virtual users; `npm run data` makes the file. */
const customers = new SharedArray('customers', () => JSON.parse(open('./customers.json')));

export const options = {
  scenarios: { signup: { executor: 'shared-iterations', vus: 10, iterations: customers.length } },
  thresholds: { checks: ['rate==1'], http_req_duration: ['p(95)<200'] },
};

/** The service under test: `TARGET=https://shop.example npm test`. */
const target = __ENV.TARGET ?? 'http://localhost:8080';

export default function signUp() {
  const customer = customers[exec.scenario.iterationInTest];
  const answer = http.post(`${target}/customers`, JSON.stringify(customer), {
    headers: { 'Content-Type': 'application/json' },
  });
  check(answer, { 'is created': ({ status }) => status === 201 });
}
