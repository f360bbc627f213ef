import { describe, expect, it } from 'vitest';
import { mod97 } from '../../packages/engine/src/checksum/mod97.ts';
import { betalingskenmerkDigit } from '../../packages/engine/src/countries/nl/betalingskenmerk.ts';
import { multibancoDigits } from '../../packages/engine/src/countries/pt/multibanco.ts';
import { BILLERS, SHOPS } from '../../packages/engine/src/data/sectors.ts';
import type { RowPersona } from '../../packages/engine/src/draw/persona.ts';
import { generate, specimen } from '../../packages/engine/src/index.ts';
import { dayAt, REFERENCE } from '../../packages/engine/src/kernel/day.ts';
import { RowKey } from '../../packages/engine/src/kernel/random.ts';
import { compileSpec } from '../../packages/engine/src/spec/spec.ts';
import { countries, countryOf } from '../support/countryRows.ts';
import { isWorkingDay } from '../support/workingDay.ts';

const labels = (code: string, key: string) =>
  countryOf(code)
    .presets.get(key)
    ?.rows.map(([label]) => label);

describe('presets', () => {
  it.each([
    ['ke', 'National ID number', 'KRA PIN', 'Postal code'],
    ['in', 'Aadhaar', 'PAN', 'PIN code'],
    ['ng', 'NIN', 'TIN (JTB)', 'Postal code'],
    ['pk', 'CNIC', 'NTN', 'Postal code'],
    ['us', 'SSN', 'TIN (SSN)', 'ZIP code'],
    ['br', 'CPF', 'CPF (contribuinte)', 'CEP'],
  ])('of %s call numbers what people there call them', (code, ...local) => {
    expect(labels(code, 'kyc')).toEqual(expect.arrayContaining(local));
  });

  it('call no two rows the same', () => {
    const twice = countries.flatMap((country) =>
      [...country.presets].flatMap(([key, { rows }]) =>
        new Set(rows.map(([label]) => label)).size < rows.length ? [`${country.code} ${key}`] : [],
      ),
    );
    expect(twice).toEqual([]);
  });

  it('pay nobody who studies, however young they shall be', () => {
    const students = countries.flatMap(({ code, language }) => {
      const slips = generate(`${code}.preset:payroll` as string, {
        n: 20,
        seed: 'paid',
        where: { age: '19' },
      }) as { label: string; value: string }[][];
      const jobs = slips.flatMap((rows) => rows.filter(({ label }) => label === 'Job title'));
      const titles = language.student.split('/');
      return jobs.some(({ value }) => titles.includes(value)) ? [code] : jobs.length < 20 ? [`${code}?`] : [];
    });
    expect(students).toEqual([]);
  });

  it('refer to what is paid at Multibanco with check digits of entity and amount', () => {
    expect(multibancoDigits('90150', '1231234', 432.11)).toBe('51');
    const slips = generate('pt.preset:multibanco', { n: 100, seed: 'sibs' }) as unknown as {
      label: string;
      value: string;
    }[][];
    const wrong = slips.filter((rows) => {
      const of = (name: string) => String(rows.find(({ label }) => label === name)?.value);
      const digits = of('Referência').replaceAll(' ', '');
      const check = multibancoDigits(of('Entidade'), digits.slice(0, 7), Number(of('Montante')));
      return digits.slice(7) !== check;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['fr', 'prelevement', /^FR\d\dZZZ\d{6}$/],
    ['fr', 'direct-debit', /^FR\d\dZZZ\d{6}$/],
    ['ie', 'direct-debit', /^IE\d\dZZZ\d{6}$/],
    ['de', 'direct-debit', /^DE\d\dZZZ0\d{10}$/],
    ['at', 'direct-debit', /^AT\d\dZZZ\d{11}$/],
    ['nl', 'direct-debit', /^NL\d\dZZZ\d{8}0000$/],
    ['es', 'direct-debit', /^ES\d\d000[A-Z]\d{7}[0-9A-J]$/],
  ])('name who collects by direct debit as %s does', (code, preset, form) => {
    const slips = generate(`${code}.preset:${preset}` as string, { n: 50, seed: 'sdd' }) as unknown as {
      value: string;
    }[][];
    const ids = slips.map((rows) => String(rows.find(({ value }) => form.test(value))?.value));
    expect(ids.filter((id) => mod97(id.slice(7) + id.slice(0, 4)) !== 1)).toEqual([]);
  });

  it.each([
    ['es', 'bizum', 'Importe', 1000],
    ['il', 'bit', 'Amount', 3600],
    ['pe', 'yape', 'Amount', 500],
  ])('pay in %s by %s no more at once than it takes', (code, preset, label, most) => {
    const slips = generate(`${code}.preset:${preset}` as string, { n: 1000, seed: 'most' }) as unknown as {
      label: string;
      value: number;
    }[][];
    const paid = slips.map((rows) => Number(rows.find((row) => row.label === label)?.value));
    expect(paid.filter((amount) => !(amount > 0 && amount <= most))).toEqual([]);
    expect(Math.max(...paid)).toBeGreaterThan(most * 0.9);
  });

  it('pay in Peru by a wallet of the bank, and by Yape by Yape alone', () => {
    const rows = generate('pe.person', { n: 600, seed: 'yape', fields: 'bank,wallet' }) as unknown as {
      bank: string;
      wallet: string;
    }[];
    const plin = /^(Interbank|BBVA Perú|Scotiabank Perú|BanBif)$/;
    expect(rows.filter(({ bank, wallet }) => plin.test(bank) !== wallet.startsWith('Plin '))).toEqual([]);
    const asked = { n: 200, seed: 'yape', fields: 'bank', where: { wallet: 'Plin' } };
    const theirs = generate('pe.person', asked) as unknown as { bank: string }[];
    expect(theirs.filter(({ bank }) => !plin.test(bank))).toEqual([]);
    expect(() => generate('pe.person', { where: { wallet: 'Plin', bank: 'BCP' } })).toThrow(
      'bank and wallet contradict each other: Banco de Crédito del Perú does not have Plin',
    );
    const slip = generate('pe.preset:yape', { seed: 'yape' }) as unknown as {
      label: string;
      value: string;
    }[];
    expect(slip.map(({ label }) => label)).toContain('Payer Yape');
    expect(JSON.stringify(slip)).not.toContain('Plin');
  });

  it('pay by Swish nobody whose bank has none', () => {
    const banks = generate('se.bank', { n: 1000, seed: 'swish' }) as unknown as string[];
    expect(banks.filter((bank) => /SBAB|Avanza/.test(bank))).toEqual([]);
  });

  it('pay by Bre-B since it began', () => {
    const days = generate('co.brebdate', { n: 300, seed: 'bre-b' }) as unknown as string[];
    expect(days.filter((day) => day < '2025-10-06' || day > '2025-12-31')).toEqual([]);
  });

  it('pay wages on days on which employers there do', () => {
    const odd = countries.flatMap((country) => {
      const { code, facts } = country;
      const calendar = country.calendarAt(REFERENCE);
      const usual = new Set(
        facts.paydays
          .flat()
          .flatMap((day) =>
            calendar.months.slice(1).map((_, month) => dayAt(calendar.payday(month, day)).iso),
          ),
      );
      const slips = generate(`${code}.preset:payroll` as string, { n: 60, seed: 'paid' }) as {
        label: string;
        value: string;
      }[][];
      const paid = slips.map((rows) => String(rows.find(({ label }) => label === 'Pay date')?.value));
      return paid.every((day) => usual.has(day)) && new Set(paid).size > 7 ? [] : [`${code} ${paid}`];
    });
    expect(odd).toEqual([]);
  });

  it('pay wages by no number of an invoice', () => {
    const named = countries.filter((country) =>
      country.presets.get('payroll')?.rows.some(([, field]) => field === 'reference'),
    );
    expect(named).toEqual([]);
  });

  it.each([
    ['ar cl ec pe uy', /^(FAC|REF|PAGO)-2025-\d{5}$/],
    ['br', /^(NF|REF|PAG)-2025-\d{5}$/],
    // No month, which could be one after the payment's.
    ['pl', /^Faktura FV\/\d{1,3}\/2025$/],
  ])('tell what is paid in the language of the country: %s', (codes, form) => {
    for (const code of codes.split(' ')) {
      const told = generate(`${code}.reference`, { n: 100, seed: 'told' });
      expect((told as unknown as string[]).filter((each) => !form.test(each))).toEqual([]);
    }
  });

  it.each([
    ['fr prelevement', BILLERS],
    ['ie direct-debit', BILLERS],
    ['de direct-debit', BILLERS],
    ['gb bacs', BILLERS],
    ['ca pad', BILLERS],
    ['sa sadad', BILLERS],
    ['gr iris', SHOPS],
  ])('collect by %s for who is paid so', (spec, sectors) => {
    const [code = '', key = ''] = spec.split(' ');
    const { parties } = compileSpec(specimen.world, `${code}.preset:${key}`);
    const firm = (parties as RowPersona[]).find(({ scope }) => /\/company\b/.test(scope)) as RowPersona;
    const row = new RowKey('bills');
    const others = new Set<string>();
    for (let i = 0; i < 100; i++) {
      firm.open(row.at(i));
      if (!sectors.includes(firm.firm.sector.key)) others.add(firm.firm.sector.key);
    }
    expect([...others]).toEqual([]);
  });

  it('refer to what is paid in the Netherlands with a first digit that checks the others', () => {
    // The example of the Betaalvereniging, and of the wiki of XMLdation.
    expect(betalingskenmerkDigit('000056789012345')).toBe('5');
    const told = (generate('nl.reference', { n: 300, seed: 'elf' }) as unknown as string[]).map((each) =>
      each.replaceAll(' ', ''),
    );
    expect(told.filter((each) => betalingskenmerkDigit(each.slice(1)) !== each[0])).toEqual([]);
    expect(new Set(told.map(([first]) => first)).size).toBe(10);
  });

  it.each([
    ['lt', 'mokejimas', 'Mokėjimo paskirtis', /^Sąskaita (faktūra SER )?Nr\. /],
    ['lv', 'maksajums', 'Maksājuma mērķis', /^(Rēķins|Apmaksa par rēķinu) Nr\. \d+$/],
  ])('say in %s in words what is paid', (code, preset, name, form) => {
    const slips = generate(`${code}.preset:${preset}` as string, { n: 50, seed: 'words' }) as unknown as {
      label: string;
      value: string;
    }[][];
    const told = slips.map((rows) => String(rows.find(({ label }) => label === name)?.value));
    expect(told.filter((each) => !form.test(each))).toEqual([]);
  });

  it('name a mandate of the United Kingdom as Bacs takes it, and no invoice', () => {
    const made = generate('gb.mandate', { n: 300, seed: 'bacs' }) as unknown as string[];
    expect(made.filter((each) => !/^[A-Z0-9]{6,18}$/.test(each))).toEqual([]);
  });

  it('have keys of Bre-B of at most twenty letters and digits behind the sign', () => {
    const keys = generate('co.breb', { n: 1000, seed: 'llave' }) as unknown as string[];
    expect(keys.filter((key) => !/^(@[a-z]+\d+|\d{6,10})$/.test(key) || key.length > 21)).toEqual([]);
  });

  it('pay in Argentina into accounts of the wallet that is paid', () => {
    const rows = generate('ar.person', { n: 500, seed: 'cvu', fields: 'wallet,cvu' }) as unknown as {
      wallet: string;
      cvu: string;
    }[];
    const strange = rows.filter(
      ({ wallet, cvu }) => !cvu.startsWith(wallet.startsWith('Ualá') ? '00000079' : '00000031'),
    );
    expect(strange).toEqual([]);
  });

  it.each([
    ['si', /^SI00 \d{6}-2025$/],
    ['hr', /^HR00 \d{1,4}-2025-\d{6}$/],
  ])('refer in %s to bills of the year in which they are paid', (code, form) => {
    const told = generate(`${code}.reference`, { n: 200, seed: 'year' }) as unknown as string[];
    expect(told.filter((each) => !form.test(each))).toEqual([]);
  });

  it('pay by PayShap to the number as it is dialled, at the bank', () => {
    const rows = generate('za.person', { n: 300, seed: 'shap', fields: 'bank,phone,shapid' }) as unknown as {
      bank: string;
      phone: string;
      shapid: string;
    }[];
    const strange = rows.filter(
      ({ phone, shapid }) => shapid.split('@')[0] !== `0${phone.replace(/^\+27|\D/g, '')}`,
    );
    expect(strange).toEqual([]);
    const at = Object.fromEntries(rows.map(({ bank, shapid }) => [bank, shapid.split('@')[1]]));
    expect(at).toMatchObject({
      'Standard Bank': 'standardbank',
      'First National Bank': 'fnb',
      'Capitec Bank': 'capitec',
    });
    expect(labels('za', 'payshap')).toContain('ShapID');
  });

  it('pay by card and by wallet on any day, and through banks when they work', () => {
    const odd: string[] = [];
    for (const country of countries)
      for (const [key, { daily, scheme, rows }] of country.presets) {
        const at = rows.findIndex(([, field]) => field === 'date');
        if (at < 0) continue;
        const slips = generate(`${country.code}.preset:${key}` as string, {
          n: daily || scheme?.instant ? 100 : 30,
          seed: 'day',
        });
        const days = (slips as unknown as { value: string }[][]).map((slip) => slip[at]?.value);
        const rests = days.filter((day) => !isWorkingDay(country, day)).length;
        if (daily || scheme?.instant ? rests < 10 : rests > 0) odd.push(`${country.code} ${key} ${rests}`);
      }
    expect(odd).toEqual([]);
  });

  it.each([
    'ke card-payment',
    'ke mpesa',
    'in mobile-money',
    'de card-payment',
    'se swish',
    'es bizum',
    'br wallet-payment',
  ])('say of %s that people pay so on any day', (spec) => {
    const [code = '', key = ''] = spec.split(' ');
    expect(countryOf(code).presets.get(key)?.daily).toBe(true);
  });

  it('pay between banks through what clears between banks, as far as they say so', () => {
    const within: string[] = [];
    for (const country of countries)
      for (const [key, { interbank }] of country.presets) {
        if (!interbank) continue;
        const { parties } = compileSpec(specimen.world, `${country.code}.preset:${key}`);
        const [payer, payee] = parties as RowPersona[];
        const row = new RowKey('banks');
        for (let i = 0; i < 100; i++) {
          for (const party of parties) party.open(row.at(i));
          if (payer?.bank.bank.text === payee?.bank.bank.text) within.push(`${country.code} ${key} ${i}`);
        }
      }
    expect(within).toEqual([]);
  });

  it.each([
    'et ethswitch',
    'id bifast',
    'kr kftc',
    'pe cce',
    'ph instapay',
    'vn napas',
    'mx spei',
    'bd beftn',
    'gh ghipss',
    'in neft',
    'jp zengin',
    'gb faster-payments',
  ])('say of %s that it clears between banks', (spec) => {
    const [code = '', key = ''] = spec.split(' ');
    expect(countryOf(code).presets.get(key)?.interbank).toBe(true);
  });

  it('of Switzerland have a QR reference with a QR-IBAN and no other', () => {
    const made = (key: string) =>
      (
        generate(`ch.preset:${key}` as string, { n: 50, seed: 'qr' }) as { label: string; value: string }[][]
      ).map((rows) => rows.map(({ value }) => String(value)));
    const isQr = (value: string) => /^\d{2}( \d{5}){5}$/.test(value);
    const isQrIban = (value: string) => /^CH\d{2}3[01]\d{15}$/.test(value);
    const slips = ['transfer', 'payroll', 'invoice', 'qr-bill'].flatMap(made);
    expect(slips.filter((values) => values.some(isQr) !== values.some(isQrIban))).toEqual([]);
    expect(slips.filter((values) => values.some(isQr))).toHaveLength(50);
  });
});
