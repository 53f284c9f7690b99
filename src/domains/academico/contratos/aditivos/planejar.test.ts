import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { parcelasComAditivos, type Termo } from './parcelas-com-aditivos.ts';
import type { TituloDaParcela } from './efeito.ts';
import { type ContratoParaAditivo, planejarAditivo } from './planejar.ts';

const contratado: ContratoParaAditivo['contratado'] = {
  precos: [
    {
      indice: 0,
      descricao: 'Anuidade',
      valorCentavos: centavos(120_000),
      parcelas: 12,
      primeiroVencimento: '2027-01-10',
      diaVencimento: 10,
    },
  ],
  descontos: [],
  pagadores: [{ pessoaId: 7, percentual: '100.00' }],
};
const titulos = (situacao: TituloDaParcela['situacao']) =>
  parcelasComAditivos(contratado, []).map(
    ({ parcela, precoIndice, vencimento, valorCentavos }): TituloDaParcela => ({
      id: parcela,
      numero: `${parcela}`,
      precoIndice,
      parcela,
      pagadorId: 7,
      vencimento,
      valorCentavos,
      descontoIncondicionalCentavos: centavos(0),
      descontoCondicionalCentavos: centavos(0),
      situacao,
      suspenso: false,
    }),
  );
type Caso = Pick<ContratoParaAditivo, 'contratado' | 'titulos'> & { hoje: string };
function planejarCom({ hoje, ...doCaso }: Caso, termos: readonly Termo[]): unknown {
  const contrato = { numero: '2027-00001', situacao: 'ativo', vigentes: [], precoIds: [null], motivo: null, ...doCaso } as const;
  const cadastros = { precos: new Map(), descontos: new Map(), formas: new Set<number>(), contas: new Set<number>(), hoje };
  const matricula = {
    ano: 2027,
    cursoId: 1,
    cursoNome: '6º ano',
    anuidadeCentavos: null,
    jaCobrado: { contratos: [], somaCentavos: centavos(0) },
  };
  try {
    return planejarAditivo(contrato, termos, { pessoas: new Map(), cadastros, matricula }).ajusteCentavos;
  } catch (erro) {
    const { code, params } = erro as { code: string; params: object };
    return [code, params];
  }
}
const planejar = (situacao: TituloDaParcela['situacao']): unknown =>
  planejarCom({ contratado, titulos: titulos(situacao), hoje: '2026-11-22' }, [
    { tipo: 'valor', precoIndice: null, parcelaDe: 1, parcelaAte: null, valorCentavos: centavos(9_000), percentual: null },
  ]);

test('an addendum of installments that cannot change says when an agreement is why', () => {
  expect(planejar('aberto')).toBe(-12_000);
  expect(planejar('baixado')).toEqual(['ADITIVO_SEM_EFEITO', { numero: '2027-00001' }]);
  expect(planejar('renegociado')).toEqual(['ADITIVO_DE_RENEGOCIADAS', { numero: '2027-00001', quantas: 12 }]);
});

test('what a scholarship gave whole and fell due stays given: its end asks for what falls due from today on, never for the past', () => {
  const bolsa = {
    chave: 'linha:1',
    descricao: 'Bolsa integral',
    precoIndice: null,
    forma: 'percentual',
    percentual: '100.0000',
    valorCentavos: null,
    limiteCentavos: null,
    condicional: false,
    sobreValorCheio: false,
    prioridade: 1,
    parcelaDe: 1,
    parcelaAte: null,
  } as const;
  const dados = titulos('aberto').map((t) => ({ ...t, descontoIncondicionalCentavos: t.valorCentavos }));
  const encerrar = (hoje: string) =>
    planejarCom({ contratado: { ...contratado, descontos: [bolsa] }, titulos: dados, hoje }, [
      { tipo: 'remover_desconto', chave: 'linha:1', parcelaDe: 3 },
    ]);
  expect(encerrar('2027-01-05')).toBe(100_000);
  expect(encerrar('2027-05-10')).toBe(80_000);
  expect(encerrar('2027-12-11')).toEqual(['ADITIVO_SEM_EFEITO', { numero: '2027-00001' }]);
});
