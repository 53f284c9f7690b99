import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conferirDigitado, conferirPrecos, type LinhaAConferir, type PrecoDoCadastro } from './conferir-precos.ts';

const preco: PrecoDoCadastro = {
  id: 1,
  tipo: 'anuidade',
  descricao: 'Anuidade 1º ano',
  ano: 2026,
  cursoId: 10,
  cursoNome: '1º ano',
  valorCentavos: 1_200_000,
  ativo: true,
};
const linha: LinhaAConferir = {
  precoId: 1,
  valorCentavos: 1_200_000,
  parcelas: 12,
  primeiroVencimento: '2026-01-10',
  diaVencimento: 10,
};
const matricula = { ano: 2026, cursoId: 10, cursoNome: '1º ano', anuidadeCentavos: 1_200_000 };
const julgar = (linhas: Partial<LinhaAConferir>[], mudado: Partial<PrecoDoCadastro> = {}, em: typeof matricula | null = matricula) => {
  try {
    conferirPrecos(
      linhas.map((l) => ({ ...linha, ...l })),
      new Map([[1, { ...preco, ...mudado }]]),
      em,
    );
    return 'accepted';
  } catch (erro) {
    const { code, campos } = erro as { code: string; campos: { path: string }[] };
    return `${code} ${campos[0]?.path}`;
  }
};

test.each<[string, Partial<LinhaAConferir>[], Partial<PrecoDoCadastro>, string]>([
  ['the price of its year and course', [{}], {}, 'accepted'],
  ['a price of every course', [{}], { cursoId: null }, 'accepted'],
  ['less than the price, as who enters late', [{ valorCentavos: 100_000, parcelas: 1 }], {}, 'accepted'],
  ['the price in two lines', [{ valorCentavos: 200_000 }, { valorCentavos: 1_000_000 }], {}, 'accepted'],
  ['a line typed by hand', [{ precoId: null, valorCentavos: 9_900_000 }], {}, 'accepted'],
  ['a price that does not exist', [{}, { precoId: 2 }], {}, 'CADASTRO_DESCONHECIDO precos.1.precoId'],
  ['an inactive price', [{}], { ativo: false }, 'PRECO_INATIVO precos.0.precoId'],
  ['a price of another year', [{}], { ano: 2027 }, 'PRECO_DE_OUTRO_ANO precos.0.precoId'],
  ['a price of another course', [{}], { cursoId: 11, cursoNome: '1ª série' }, 'PRECO_DE_OUTRO_CURSO precos.0.precoId'],
  ['one centavo over the price', [{ valorCentavos: 1_200_001 }], {}, 'PRECO_EXCEDIDO precos.0.valorCentavos'],
  ['the price charged twice', [{}, { valorCentavos: 1 }], {}, 'PRECO_EXCEDIDO precos.1.valorCentavos'],
  ['a due date of 1900', [{ primeiroVencimento: '1900-01-31' }], {}, 'CONTRATO_VENCIMENTO_INVALIDO precos.0.primeiroVencimento'],
  ['the first day of the year before', [{ primeiroVencimento: '2025-01-01', diaVencimento: 1 }], {}, 'accepted'],
  ['the day before it', [{ primeiroVencimento: '2024-12-31' }], {}, 'CONTRATO_VENCIMENTO_INVALIDO precos.0.primeiroVencimento'],
  [
    'the first day of the year after',
    [{ primeiroVencimento: '2027-01-01' }],
    {},
    'CONTRATO_VENCIMENTO_INVALIDO precos.0.primeiroVencimento',
  ],
  ['24 installments from January', [{ parcelas: 24 }], {}, 'accepted'],
  ['25 installments from January', [{ parcelas: 25 }], {}, 'CONTRATO_ULTIMO_VENCIMENTO_INVALIDO precos.0.parcelas'],
])('%s', (_, linhas, mudado, esperado) => expect(julgar(linhas, mudado)).toBe(esperado));

test('before the enrollment is known, only the price itself is judged', () => {
  expect(julgar([{ primeiroVencimento: '1900-01-31' }], { ano: 2027, cursoId: 11 }, null)).toBe('accepted');
  expect(julgar([{ precoId: 2 }], {}, null)).toBe('CADASTRO_DESCONHECIDO precos.0.precoId');
});

test('whatever the lines, what is accepted never charges more than the price', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_300_000 }), { minLength: 1, maxLength: 5 }), (valores) => {
      const soma = valores.reduce((a, b) => a + b, 0);
      expect(julgar(valores.map((valorCentavos) => ({ valorCentavos }))) === 'accepted').toBe(soma <= preco.valorCentavos);
    }),
  );
});

const digitar = (valores: readonly number[], motivo: string | null = null, anuidadeCentavos: number | null = 1_200_000, registrada = 0) => {
  const linhas = [
    ...valores.map((valorCentavos) => ({ precoId: null, valorCentavos })),
    ...(registrada > 0 ? [{ precoId: 1, valorCentavos: registrada }] : []),
  ];
  try {
    conferirDigitado(linhas, motivo, { ...matricula, anuidadeCentavos });
    return 'accepted';
  } catch (erro) {
    const { code, campos } = erro as { code: string; campos: { path: string }[] };
    return `${code} ${campos[0]?.path}`;
  }
};

test.each<[string, Parameters<typeof digitar>, string]>([
  ['up to a year of the course', [[1_000_000, 200_000]], 'accepted'],
  ['one centavo more', [[1_000_000, 200_001]], 'VALOR_ACIMA_DA_ANUIDADE motivoAcimaDaAnuidade'],
  ['one centavo more, with the reason', [[1_200_001], 'Turno integral'], 'accepted'],
  ['lines of the register do not count', [[300_000], null, 1_200_000, 1_200_000], 'accepted'],
  ['a course without a tuition yet', [[9_900_000], null, null], 'accepted'],
  ['a million', [[100_000_000], null, null], 'accepted'],
  [
    'a centavo over a million, whatever the reason',
    [[100_000_001], 'Turno integral', null],
    'VALOR_DIGITADO_EXCESSIVO precos.0.valorCentavos',
  ],
  ['a million in two lines', [[60_000_000, 50_000_000], 'x', null], 'VALOR_DIGITADO_EXCESSIVO precos.1.valorCentavos'],
])('typed by hand: %s', (_, argumentos, esperado) => expect(digitar(...argumentos)).toBe(esperado));

test('typed by hand, whatever the lines: only what passes a year of the course asks for the reason', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 8 }),
      fc.integer({ min: 1, max: 3_000_000 }),
      (valores, anuidade) => {
        const soma = valores.reduce((a, b) => a + b, 0);
        expect(digitar(valores, null, anuidade) === 'accepted').toBe(soma <= anuidade);
        expect(digitar(valores, 'Turno integral', anuidade)).toBe('accepted');
      },
    ),
  );
});
