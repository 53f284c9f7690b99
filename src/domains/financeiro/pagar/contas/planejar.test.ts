import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos, somar } from '#shared/dinheiro.ts';
import { ratearPartes } from '../rateio.ts';
import { novaContaPagar, previaDaConta } from './esquemas.ts';
import { type ContaPlanejavel, dividirRateio, planejarConta } from './planejar.ts';
import type { ImpostoDatado } from './retencoes.ts';

const imposto = (partes: Partial<ImpostoDatado>): ImpostoDatado => ({
  id: 1,
  tipo: 'ir',
  nome: 'IRRF serviços profissionais',
  aliquota: '1.5000',
  basePercentual: '100.0000',
  minimoCentavos: centavos(1_000),
  fatoGerador: 'emissao',
  regraVencimento: 'segundo_decendio',
  diaVencimento: null,
  vigenteDesde: '2014-01-01',
  vigenteAte: null,
  ...partes,
});
const irrf = imposto({});
const csrf = imposto({
  id: 2,
  tipo: 'pis_cofins_csll',
  nome: 'Contribuições retidas',
  aliquota: '4.6500',
  fatoGerador: 'pagamento',
  vigenteDesde: '2015-06-22',
  vigenteAte: '2026-12-31',
});
const csll2027 = imposto({ ...csrf, id: 3, aliquota: '1.0000', vigenteDesde: '2027-01-01', vigenteAte: null });
const iss = imposto({
  id: 4,
  tipo: 'iss',
  nome: 'ISS',
  aliquota: '5.0000',
  minimoCentavos: centavos(0),
  regraVencimento: 'dia_prorrogado',
  diaVencimento: 10,
});
const linhas = [irrf, csrf, csll2027, iss];
const tres = [irrf, csrf, iss].map(({ tipo, nome }) => ({ tipo, nome }));

const conta = (partes: Partial<ContaPlanejavel> = {}): ContaPlanejavel => {
  const valorCentavos = partes.valorCentavos ?? centavos(1_000_000);
  return {
    dataEmissao: '2026-11-20',
    valorCentavos,
    parcelas: 1,
    primeiroVencimento: '2026-12-10',
    rateio: [{ categoriaFinanceiraId: 1, centroCustoId: null, valorCentavos }],
    impostos: tres,
    simplesNacional: false,
    hoje: '2026-11-20',
    ...partes,
  };
};

describe('taxes withheld', () => {
  test('an invoice of 10.000,00 of consulting pays 8.885,00 in 2026', () => {
    const { parcelas } = planejarConta(conta(), linhas);
    expect(parcelas[0]).toMatchObject({ brutoCentavos: 1_000_000, retidoCentavos: 111_500, valorCentavos: 888_500 });
    expect(parcelas[0]?.retencoes.map((r) => r.valorCentavos)).toEqual([15_000, 46_500, 50_000]);
  });
  test('the same falls due in 2027 and pays 9.250,00: the rate is that of the payment', () => {
    const { parcelas, passos } = planejarConta(conta({ primeiroVencimento: '2027-01-11' }), linhas);
    expect(parcelas[0]?.valorCentavos).toBe(925_000);
    expect(passos.find((p) => p.nome === 'Contribuições retidas')).toMatchObject({ aliquota: '1.0000', dataFato: '2027-01-11' });
  });
  test('one that fell due before it is entered is forecast to be paid on that day, by the rate of its due date', () => {
    const { passos } = planejarConta(conta({ primeiroVencimento: '2026-12-10', hoje: '2027-01-11' }), linhas);
    expect(passos.find((p) => p.nome === 'Contribuições retidas')).toMatchObject({ aliquota: '4.6500', dataFato: '2027-01-11' });
  });
  test('two installments, one in each year, are withheld by the rate of each', () => {
    const { parcelas } = planejarConta(conta({ parcelas: 2 }), linhas);
    const doCsrf = parcelas.map((p) => p.retencoes.find((r) => r.impostoId === 2 || r.impostoId === 3));
    expect(doCsrf.map((r) => [r?.impostoId, r?.valorCentavos])).toEqual([
      [2, 23_250],
      [3, 5_000],
    ]);
  });
  test.each([
    [66_667, 0],
    [66_700, 1_001],
  ])('%d withholds %d: the rounded tax must pass the minimum', (valorCentavos, retido) => {
    const { parcelas } = planejarConta(conta({ valorCentavos: centavos(valorCentavos), impostos: [irrf] }), linhas);
    expect(parcelas[0]?.retidoCentavos).toBe(retido);
  });
  test('of who is of the Simples only ISS and INSS are withheld, and the steps say so', () => {
    const { parcelas, passos } = planejarConta(conta({ simplesNacional: true }), linhas);
    expect(parcelas[0]?.retencoes.map((r) => r.impostoId)).toEqual([4]);
    expect(passos.map((p) => p.resultado)).toEqual(['simples', 'simples', 'retido']);
  });
  test('base and rate that the invoice states stand for the gross amount and the rate of the date, shared by the installments', () => {
    const inss = imposto({ id: 5, tipo: 'inss', nome: 'INSS', aliquota: '11.0000', regraVencimento: 'dia_antecipado', diaVencimento: 20 });
    const daNota = [
      { tipo: 'inss' as const, nome: 'INSS', baseCentavos: centavos(700_000) },
      { tipo: 'iss' as const, nome: 'ISS', aliquota: '2.5000' },
      { tipo: csrf.tipo, nome: csrf.nome, baseCentavos: centavos(900_001) },
    ];
    const { parcelas, passos } = planejarConta(conta({ parcelas: 2, impostos: daNota }), [...linhas, inss]);
    expect(passos.map((p) => [p.nome, p.baseCentavos, p.aliquota, p.valorCentavos])).toEqual([
      ['INSS', 700_000, '11.0000', 77_000],
      ['ISS', 1_000_000, '2.5000', 25_000],
      ['Contribuições retidas', 450_001, '4.6500', 20_925],
      ['Contribuições retidas', 450_000, '1.0000', 4_500],
    ]);
    expect(somar(parcelas.map((p) => p.retidoCentavos))).toBe(77_000 + 25_000 + 20_925 + 4_500);
    expect(() => planejarConta(conta({ impostos: [{ ...irrf, baseCentavos: centavos(1_000_001) }] }), linhas)).toThrow(
      expect.objectContaining({ code: 'BASE_ACIMA_DO_VALOR' }),
    );
  });
  test('a day without a rate is refused by tax and date', () => {
    expect(() => planejarConta(conta({ dataEmissao: '2013-05-02' }), linhas)).toThrow(
      expect.objectContaining({ code: 'IMPOSTO_SEM_VIGENCIA', params: { nome: 'IRRF serviços profissionais', data: '02/05/2013' } }),
    );
  });
});

test('parts that do not add up to the bill are refused', () => {
  const rateio = [{ categoriaFinanceiraId: 1, centroCustoId: null, valorCentavos: centavos(999_999) }];
  expect(() => planejarConta(conta({ rateio }), linhas)).toThrow(expect.objectContaining({ code: 'RATEIO_NAO_FECHA' }));
});

const partes = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 12 });
test('whatever is bought, installments, parts and taxes add up in every direction', () => {
  fc.assert(
    fc.property(partes, fc.integer({ min: 1, max: 24 }), (valores, parcelas) => {
      const rateio = valores.map((v, i) => ({ categoriaFinanceiraId: i + 1, centroCustoId: null, valorCentavos: centavos(v) }));
      const valorCentavos = somar(rateio.map((r) => r.valorCentavos));
      fc.pre(valorCentavos >= parcelas * 2);
      const plano = planejarConta(conta({ valorCentavos, parcelas, rateio }), linhas).parcelas;
      expect(somar(plano.map((p) => p.brutoCentavos))).toBe(valorCentavos);
      for (const p of plano) {
        expect(somar(p.rateio.map((r) => r.valorCentavos))).toBe(p.brutoCentavos);
        expect(p.valorCentavos + p.retidoCentavos).toBe(p.brutoCentavos);
        expect(somar(p.retencoes.map((r) => r.valorCentavos))).toBe(p.retidoCentavos);
      }
      for (const r of rateio)
        expect(
          somar(
            plano.flatMap((p) => p.rateio.filter((x) => x.categoriaFinanceiraId === r.categoriaFinanceiraId).map((x) => x.valorCentavos)),
          ),
        ).toBe(r.valorCentavos);
    }),
    { numRuns: 300 },
  );
});

test('a part never takes more than is left of it, and a payment is its parts', () => {
  fc.assert(
    fc.property(partes, fc.integer({ min: 1, max: 9_000_000 }), (valores, pago) => {
      const rateio = valores.map((v, i) => ({ categoriaFinanceiraId: i + 1, centroCustoId: null, valorCentavos: centavos(v) }));
      const total = somar(rateio.map((r) => r.valorCentavos));
      const brutos = [centavos(Math.floor(total / 3)), centavos(total - Math.floor(total / 3))].filter((b) => b > 0);
      for (const linha of dividirRateio(rateio, brutos)) for (const parte of linha) expect(parte.valorCentavos).toBeGreaterThan(0);
      expect(somar(ratearPartes(centavos(pago), rateio).map((p) => p.valorCentavos))).toBe(pago);
    }),
    { numRuns: 300 },
  );
});

test('more installments than the amount has centavos are refused by the rule, not by an error', () => {
  const rateio = [{ categoriaFinanceiraId: 1, centroCustoId: null, valorCentavos: centavos(3) }];
  expect(() => planejarConta(conta({ valorCentavos: centavos(3), parcelas: 5, rateio }), [])).toThrow(
    expect.objectContaining({ code: 'PARCELA_SEM_VALOR' }),
  );
});

test('a tax chosen twice is refused where it stands the second time, to see a bill and to enter it', () => {
  const ir = { tipo: 'ir', nome: 'IRRF serviços profissionais' };
  const previa = { fornecedorId: 1, dataEmissao: '2026-01-05', valorCentavos: 100_000, primeiroVencimento: '2026-02-05' };
  const nova = {
    ...previa,
    descricao: 'Consultoria',
    contaBancariaId: 1,
    formaPagamentoId: 1,
    rateio: [{ categoriaFinanceiraId: 1, centroCustoId: null, valorCentavos: 100_000 }],
  };
  const impostos = [ir, { ...ir, nome: 'irrf SERVIÇOS profissionais' }];
  for (const julgado of [previaDaConta.safeParse({ ...previa, impostos }), novaContaPagar.safeParse({ ...nova, impostos })])
    expect(julgado.error?.issues.map((i) => [i.path.join('.'), i.message])).toEqual([['impostos.1.nome', 'IMPOSTO_RETIDO_REPETIDO']]);
  expect(novaContaPagar.safeParse({ ...nova, impostos: [ir] }).success).toBe(true);
});
