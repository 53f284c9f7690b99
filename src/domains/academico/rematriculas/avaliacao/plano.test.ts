import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos, somar } from '#shared/dinheiro.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import { conferirDescontos } from '#domains/academico/contratos/linhas/conferir-descontos.ts';
import type { DescontoDeOrigem, DescontoDoCadastro, LinhaDeOrigem, PrecoDeDestino, TermosDoDesconto } from './candidatos.ts';
import { casarLinhas, casarPreco, criarCasador } from './casar-precos.ts';
import { termosQueSeguem } from './descontos-que-seguem.ts';
import { type Cobranca, linhasDoContrato, planejarContrato, vencimentoDaFamilia } from './plano.ts';
import { chaveDoPlano, resumirPlano } from '../previa/resumo-do-plano.ts';

const preco = (id: number, tipo: string, descricao: string, cursoId: number | null = 7, valorCentavos = 1_200_000): PrecoDeDestino => ({
  id,
  cursoId,
  tipo,
  descricao,
  busca: normalizarBusca(descricao),
  valorCentavos,
  parcelas: 12,
});
const linha = (id: number, tipo: string | null, descricao: string, partes: Partial<LinhaDeOrigem> = {}): LinhaDeOrigem => ({
  id,
  precoId: tipo === null ? null : id,
  precoDescricao: tipo === null ? null : descricao,
  precoCentavos: null,
  tipo,
  descricao,
  valorCentavos: 1_000_000,
  parcelas: 12,
  primeiroVencimento: '2026-01-15',
  diaVencimento: 15,
  formaPagamentoId: 2,
  ...partes,
});
const dez: TermosDoDesconto = {
  forma: 'percentual',
  percentual: '10.0000',
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  sobreValorCheio: false,
};
const noCadastro = (partes: Partial<DescontoDoCadastro> = {}): DescontoDoCadastro => ({
  ...dez,
  id: 1,
  nome: 'Irmãos',
  concedido: true,
  vale: true,
  ...partes,
});
const combinado = (partes: Partial<DescontoDeOrigem> = {}): DescontoDeOrigem => ({
  ...dez,
  linhaId: null,
  descontoId: 1,
  descricao: 'Irmãos',
  prioridade: 100,
  parcelaDe: 1,
  parcelaAte: null,
  ocasional: false,
  vemDe: null,
  ...partes,
});
const cobranca: Cobranca = { itens: 'contrato', primeiroVencimento: '2027-01-10', formaPagamentoId: 1, descontoIds: null };
const setimo = { id: 7, nome: '7º ano' };
const formasAtivas: ReadonlySet<number> = new Set([1, 2]);
function planejar(
  origem: { linhas: LinhaDeOrigem[]; descontos?: DescontoDeOrigem[] },
  {
    precos = [preco(1, 'anuidade', 'A')],
    cadastro = [noCadastro()],
    ...k
  }: { precos?: PrecoDeDestino[]; cadastro?: DescontoDoCadastro[] } & Partial<Cobranca> = {},
) {
  const destino = { casar: criarCasador(precos), descontos: new Map(cadastro.map((d) => [d.id, d])), formasAtivas };
  return planejarContrato({ descontos: [], ...origem }, setimo, destino, { ...cobranca, ...k });
}
const ditos = ({ motivos }: ReturnType<typeof planejar>) => motivos.map(({ peso, codigo }) => `${peso} ${codigo}`);

describe('prices', () => {
  test('the same name decides; a kind of the course must be one; what is of all courses goes by name', () => {
    const precos = [
      preco(1, 'anuidade', 'Anuidade 7º ano'),
      preco(2, 'transporte', 'Transporte escolar', null),
      preco(3, 'transporte', 'Van', null),
    ];
    expect(casarPreco({ tipo: 'anuidade', descricao: 'Anuidade 6º ano' }, 7, precos)).toMatchObject({ id: 1 });
    expect(casarPreco({ tipo: 'transporte', descricao: 'TRANSPORTE ESCOLAR' }, 7, precos)).toMatchObject({ id: 2 });
    expect(casarPreco({ tipo: 'transporte', descricao: 'Ônibus' }, 7, precos)).toEqual({ codigo: 'PRECO_AUSENTE', preco: 'Ônibus' });
    const duas = [...precos, preco(4, 'anuidade', 'Anuidade integral')];
    expect(casarPreco({ tipo: 'anuidade', descricao: 'Anuidade 6º ano' }, 7, duas)).toMatchObject({ codigo: 'PRECO_AMBIGUO' });
    expect(casarPreco({ tipo: 'anuidade', descricao: 'Anuidade integral' }, 7, duas)).toMatchObject({ id: 4 });
    expect(casarPreco({ tipo: 'anuidade', descricao: 'x' }, 8, precos)).toMatchObject({ codigo: 'PRECO_AUSENTE' });
  });

  test('tuition is always there, and no price is charged twice', () => {
    const precos = [preco(1, 'anuidade', 'Anuidade 7º ano')];
    const pedido = { cursoId: 7, casar: criarCasador(precos), soAnuidade: false, nomeDaAnuidade: 'Anuidade 7º ano' };
    expect(casarLinhas([], pedido).linhas.map((l) => l.preco.id)).toEqual([1]);
    const duas = casarLinhas([linha(1, 'anuidade', 'A'), linha(2, 'anuidade', 'B')], pedido).linhas;
    expect(duas.map((l) => l.valorCentavos)).toEqual([600_000, 600_000]);
  });

  test('the total of a plan is the sum of its lines less what is unconditional, to the cent, whatever the discounts', () => {
    const desconto = fc.record({
      percentual: fc.integer({ min: 1, max: 1_000_000 }),
      condicional: fc.boolean(),
      sobreValorCheio: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.array(desconto, { maxLength: 4 }), (valor, descontos) => {
        const termos = descontos.map((d, i) => ({
          ...dez,
          ...d,
          percentual: `${Math.trunc(d.percentual / 10_000)}.${String(d.percentual % 10_000).padStart(4, '0')}`,
          id: i + 1,
          nome: `D${i}`,
        }));
        const plano = planejar(
          {
            linhas: [linha(1, 'anuidade', 'A')],
            descontos: termos.map(({ id, ...t }) => combinado({ ...t, descontoId: id, linhaId: 1, prioridade: id })),
          },
          { precos: [preco(1, 'anuidade', 'A', 7, valor)], cadastro: termos.map(noCadastro) },
        );
        const resumo = resumirPlano(plano, cobranca);
        const soma = (condicional: boolean) =>
          resumo.descontos.filter((d) => d.condicional === condicional).reduce((s, d) => s + d.valorCentavos, 0);
        expect(resumo.totalCentavos).toBe(valor - soma(false));
        expect(resumo.sePagoEmDiaCentavos).toBe(resumo.totalCentavos - soma(true));
        expect(resumo.totalCentavos).toBeGreaterThanOrEqual(0);
        expect(resumo.linhas[0]?.descontoCentavos).toBe(soma(false));
      }),
    );
  });

  test('the family keeps its due day and its way of paying while both hold, and nothing falls due before the chosen day', () => {
    expect(vencimentoDaFamilia('2027-02-10', 31)).toBe('2027-02-28');
    expect(vencimentoDaFamilia('2027-01-10', undefined)).toBe('2027-01-10');
    expect(vencimentoDaFamilia('2026-11-30', 5)).toBe('2026-11-30');
    expect(vencimentoDaFamilia('2026-11-30', 5, 1)).toBe('2026-12-05');
    const plano = planejar({ linhas: [linha(1, 'anuidade', 'A')] });
    const forma = (ativas: number[]) => linhasDoContrato(plano, cobranca, new Set(ativas)).precos[0];
    expect(forma([1, 2])).toMatchObject({
      formaPagamentoId: 2,
      primeiroVencimento: '2027-01-15',
      diaVencimento: 15,
      valorCentavos: centavos(1_200_000),
    });
    expect(forma([1])).toMatchObject({ formaPagamentoId: 1 });
    expect(ditos(planejar({ linhas: [linha(1, 'anuidade', 'A', { formaPagamentoId: 9 })] }))).toEqual(['informa FORMA_DESATIVADA']);
  });

  test('no first due date lies before the chosen one, whatever the day of the family and the line', () => {
    const dia = fc.integer({ min: 1, max: 31 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), dia, fc.nat(11), (depois, diaDaFamilia, meses) => {
        const primeiro = new Date(Date.UTC(2026, 10, 1 + depois)).toISOString().slice(0, 10);
        expect(vencimentoDaFamilia(primeiro, diaDaFamilia, meses) >= primeiro).toBe(true);
      }),
    );
  });
});

describe('a price in several lines', () => {
  const entrada = linha(1, 'anuidade', 'Entrada', {
    precoId: 5,
    precoDescricao: 'Anuidade 6º ano',
    valorCentavos: 200_000,
    parcelas: 1,
    primeiroVencimento: '2026-01-05',
    diaVencimento: 5,
    formaPagamentoId: 1,
  });
  const resto = linha(2, 'anuidade', 'Anuidade 6º ano', { precoId: 5, parcelas: 10, primeiroVencimento: '2026-02-28', diaVencimento: 31 });
  const precos = [preco(1, 'anuidade', 'Anuidade 7º ano', 7, 1_302_042)];

  test('goes on in the same lines: value shared as before, own installments, day, method and discounts', () => {
    const descontos = [
      combinado({ linhaId: 2, percentual: '50.0000' }),
      combinado({ linhaId: 2, descontoId: 2, percentual: '5.0000', condicional: true }),
    ];
    const cadastro = [
      noCadastro({ percentual: '50.0000' }),
      noCadastro({ id: 2, nome: 'Pontualidade', percentual: '5.0000', condicional: true }),
    ];
    const plano = planejar({ linhas: [entrada, resto], descontos }, { precos, cadastro });
    const { precos: linhas, descontos: seguem } = linhasDoContrato(plano, cobranca, formasAtivas);
    expect(linhas).toMatchObject([
      {
        precoId: 1,
        descricao: 'Entrada',
        valorCentavos: 217_007,
        parcelas: 1,
        primeiroVencimento: '2027-01-10',
        diaVencimento: 5,
        formaPagamentoId: 1,
      },
      {
        precoId: 1,
        descricao: 'Anuidade 7º ano',
        valorCentavos: 1_085_035,
        parcelas: 10,
        primeiroVencimento: '2027-02-28',
        diaVencimento: 31,
        formaPagamentoId: 2,
      },
    ]);
    expect(seguem).toMatchObject([
      { descontoId: 1, precoIndice: 1, percentual: '50.0000' },
      { descontoId: 2, precoIndice: 1, condicional: true },
    ]);
    expect(plano.motivos).toEqual([
      {
        codigo: 'PRECO_EM_LINHAS',
        peso: 'informa',
        params: { preco: 'Anuidade 7º ano', linhas: 'Entrada R$ 2.170,07 (1×), Anuidade 7º ano R$ 10.850,35 (10×)' },
      },
    ]);
    expect(resumirPlano(plano, cobranca).totalCentavos).toBe(217_007 + 10 * 54_251 + 5);
  });

  test('the name of the price in the register finds its own among several, whatever the line is called', () => {
    const dois = [...precos, preco(2, 'anuidade', 'Anuidade 6º ano')];
    expect(planejar({ linhas: [entrada] }, { precos: dois }).linhas.map((l) => l.preco.id)).toEqual([2]);
  });

  test('a year has one tuition: lines of several of its prices share that of the largest', () => {
    const dois = [...precos, preco(2, 'anuidade', 'Integral')];
    const linhas = [linha(1, 'anuidade', 'Integral', { valorCentavos: 1 }), linha(2, 'anuidade', 'Anuidade 7º ano')];
    expect(planejar({ linhas }, { precos: dois }).linhas.map((l) => l.preco.id)).toEqual([1, 1]);
  });

  test('what was charged in part of a price is whole again in the new year, and the row says so', () => {
    const em = (precoCentavos: number) => ditos(planejar({ linhas: [{ ...resto, precoCentavos }] }, { precos }));
    expect([em(1_000_000), em(1_000_001)]).toEqual([[], ['informa PRECO_INTEIRO']]);
  });

  test('the lines always add up to the price of the year, and none is lost', () => {
    const parte = fc.record({
      valor: fc.integer({ min: 1, max: 99_999_999 }),
      parcelas: fc.integer({ min: 1, max: 12 }),
      mes: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(parte, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 999_999_999 }), (partes, valor) => {
        const linhas = partes.map((p, i) =>
          linha(i + 1, 'anuidade', 'Parte', {
            precoId: 5,
            valorCentavos: p.valor,
            parcelas: p.parcelas,
            primeiroVencimento: `2026-0${p.mes}-15`,
          }),
        );
        const plano = planejar({ linhas }, { precos: [preco(1, 'anuidade', 'A', 7, valor)] });
        expect(somar(plano.linhas.map((l) => l.valorCentavos))).toBe(valor);
        expect(plano.linhas.every((l) => l.valorCentavos > 0 && l.mesesDepois >= 0)).toBe(true);
        // Only a share of less than one cent has no line.
        const total = partes.reduce((soma, p) => soma + p.valor, 0);
        if (partes.every((p) => (p.valor * valor) / total >= 1)) expect(plano.linhas).toHaveLength(partes.length);
      }),
    );
  });
});

describe('discounts that go on', () => {
  const comTermos = (de: Partial<DescontoDeOrigem>, cadastro: Partial<DescontoDoCadastro> = {}, k: Partial<Cobranca> = {}) =>
    planejar({ linhas: [linha(1, 'anuidade', 'A')], descontos: [combinado(de)] }, { cadastro: [noCadastro(cadastro)], ...k });

  test.each<[string, Partial<DescontoDeOrigem>, Partial<DescontoDoCadastro>, Partial<TermosDoDesconto>, string[]]>([
    ['as the register says', {}, {}, { percentual: '10.0000' }, []],
    ['agreed under it', { percentual: '4.0000' }, {}, { percentual: '4.0000' }, ['informa DESCONTO_COMBINADO']],
    ['agreed over it', { percentual: '15.0000' }, {}, { percentual: '10.0000' }, ['exige DESCONTO_REDUZIDO']],
    ['a limit that the register has now', {}, { limiteCentavos: 5_000 }, { limiteCentavos: 5_000 }, ['exige DESCONTO_REDUZIDO']],
    [
      'a lower limit that was agreed',
      { limiteCentavos: 3_000 },
      { limiteCentavos: 5_000 },
      { limiteCentavos: 3_000 },
      ['informa DESCONTO_COMBINADO'],
    ],
    ['only on time by now', {}, { condicional: true }, { condicional: true }, ['exige DESCONTO_OUTRA_REGRA']],
    ['on what is left by now', { sobreValorCheio: true }, {}, { sobreValorCheio: false }, ['exige DESCONTO_OUTRA_REGRA']],
    [
      'an amount by now',
      {},
      { forma: 'valor', percentual: null, valorCentavos: 5_000 },
      { forma: 'valor', percentual: null, valorCentavos: 5_000 },
      ['exige DESCONTO_REDUZIDO'],
    ],
  ])('%s', (_, de, cadastro, termos, motivos) => {
    const plano = comTermos(de, cadastro);
    expect(plano.descontos).toMatchObject([{ termos }]);
    expect(ditos(plano)).toEqual(motivos);
  });

  test.each<[string, Partial<DescontoDeOrigem>, Partial<DescontoDoCadastro>, Partial<Cobranca>, string]>([
    ['of some installments', { ocasional: true, parcelaAte: 3 }, {}, {}, 'informa DESCONTO_OCASIONAL'],
    ['of a scholarship', { vemDe: 'bolsa' }, {}, { descontoIds: new Set([1]) }, 'informa DESCONTO_DE_BOLSA'],
    ['of an agreement that ended', { vemDe: 'convenio', ocasional: true, parcelaAte: 3 }, {}, {}, 'informa DESCONTO_DE_CONVENIO'],
    ['unticked', {}, {}, { descontoIds: new Set() }, 'informa DESCONTO_DEIXADO'],
    ['ended in the register', {}, { vale: false }, {}, 'informa DESCONTO_FORA_DA_VALIDADE'],
    [
      'asked for, and refused by the register today',
      {},
      { vale: false, concedido: false },
      { descontoIds: new Set([1]) },
      'exige DESCONTO_FORA_DA_VALIDADE',
    ],
    ['on a line typed by hand', { linhaId: 9 }, {}, {}, 'exige DESCONTO_SEM_LINHA'],
    ['from an installment that there is not', { parcelaDe: 13 }, {}, {}, 'exige DESCONTO_SEM_LINHA'],
  ])('left out and told: %s', (_, de, cadastro, k, motivo) => {
    const plano = comTermos(de, cadastro, k);
    expect(plano.descontos).toEqual([]);
    expect(ditos(plano)).toEqual([motivo]);
  });

  test('asked for although it ends before the first due date: granted today, it goes on; its first installment is kept', () => {
    const plano = comTermos({ parcelaDe: 2 }, { vale: false }, { descontoIds: new Set([1]) });
    expect(linhasDoContrato(plano, cobranca, formasAtivas).descontos).toMatchObject([{ parcelaDe: 2, parcelaAte: null }]);
    expect(plano.motivos).toEqual([]);
  });

  test('of a line that the person left out there is nothing to tell', () => {
    const linhas = [linha(1, 'anuidade', 'A'), linha(2, 'transporte', 'Van')];
    const plano = planejar({ linhas, descontos: [combinado({ linhaId: 2 }), combinado()] }, { itens: 'anuidade' });
    expect(plano.descontos.map((d) => d.precoIndice)).toEqual([null]);
    expect(plano.motivos).toEqual([]);
  });

  const termos = fc.record({
    forma: fc.constantFrom('percentual' as const, 'valor' as const),
    taxa: fc.integer({ min: 1, max: 1_000_000 }),
    valor: fc.integer({ min: 1, max: 100_000 }),
    limite: fc.option(fc.integer({ min: 1, max: 100_000 })),
    condicional: fc.boolean(),
    sobreValorCheio: fc.boolean(),
  });
  const comoTermos = ({
    forma,
    taxa,
    valor,
    limite,
    ...como
  }: NonNullable<ReturnType<(typeof termos)['generate']>['value']>): TermosDoDesconto => ({
    forma,
    percentual: forma === 'valor' ? null : `${Math.trunc(taxa / 10_000)}.${String(taxa % 10_000).padStart(4, '0')}`,
    valorCentavos: forma === 'valor' ? valor : null,
    limiteCentavos: forma === 'valor' ? null : limite,
    ...como,
  });

  test('what goes on is never refused by the register, and is what was agreed wherever the register allows that', () => {
    const recusado = (t: TermosDoDesconto, cadastro: TermosDoDesconto): boolean => {
      const doContrato = { ...cadastro, id: 1, nome: 'D', validoDe: null, validoAte: null, ativo: true };
      const alcance = { descontoId: 1, precoIndice: null, parcelaDe: 1, parcelaAte: null };
      try {
        conferirDescontos([{ ...t, ...alcance }], new Map([[1, doContrato]]), { hoje: '2026-11-22' });
        return false;
      } catch {
        return true;
      }
    };
    fc.assert(
      fc.property(termos, termos, (a, b) => {
        const [eram, cadastro] = [comoTermos(a), comoTermos(b)];
        const seguem = termosQueSeguem(eram, cadastro);
        expect(recusado(seguem, cadastro)).toBe(false);
        if (!recusado(eram, cadastro)) expect(seguem).toEqual(eram);
      }),
    );
  });

  test('plans of one key have the same figures and due dates', () => {
    const qualquer = fc.record({
      dia: fc.integer({ min: 1, max: 31 }),
      taxa: fc.constantFrom('4.0000', '10.0000'),
      de: fc.integer({ min: 1, max: 3 }),
    });
    const plano = ({ dia, taxa, de }: { dia: number; taxa: string; de: number }) =>
      planejar({
        linhas: [linha(1, 'anuidade', 'A', { diaVencimento: dia })],
        descontos: [combinado({ percentual: taxa, parcelaDe: de })],
      });
    fc.assert(
      fc.property(qualquer, qualquer, (a, b) => {
        const [um, outro] = [plano(a), plano(b)];
        if (chaveDoPlano(um) === chaveDoPlano(outro)) expect(resumirPlano(um, cobranca)).toEqual(resumirPlano(outro, cobranca));
        else expect(linhasDoContrato(um, cobranca, formasAtivas)).not.toEqual(linhasDoContrato(outro, cobranca, formasAtivas));
      }),
    );
  });
});
