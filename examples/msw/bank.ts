export interface Customer {
  readonly id: number;
  readonly name: string;
  readonly iban: string;
}

export async function customers(page: number): Promise<Customer[]> {
  return (await fetch(`https://bank.example/customers?page=${page}`)).json();
}

export async function customer(id: number): Promise<Customer> {
  return (await fetch(`https://bank.example/customers/${id}`)).json();
}

export async function transfer(iban: string, amount: number): Promise<void> {
  const body = JSON.stringify({ iban, amount });
  const answer = await fetch('https://bank.example/transfers', { method: 'POST', body });
  if (!answer.ok) throw new Error((await answer.json()).reason);
}
