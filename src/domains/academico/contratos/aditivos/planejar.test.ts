import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { parcelasComAditivos } from './parcelas-com-aditivos.ts';
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
const planejar = (situacao: TituloDaParcela['situacao']): unknown => {
  const termo = {
    tipo: 'valor',
    precoIndice: null,
    parcelaDe: 1,
    parcelaAte: null,
    valorCentavos: centavos(9_000),
    percentual: null,
  } as const;
  const contrato = { numero: '2027-00001', situacao: 'ativo', contratado, vigentes: [], precoIds: [null], motivo: null } as const;
  const cadastros = { precos: new Map(), descontos: new Map(), formas: new Set<number>(), contas: new Set<number>(), hoje: '2026-11-22' };
  const matricula = {
    ano: 2027,
    cursoId: 1,
    cursoNome: '6º ano',
    anuidadeCentavos: null,
    jaCobrado: { contratos: [], somaCentavos: centavos(0) },
  };
  try {
    return planejarAditivo({ ...contrato, titulos: titulos(situacao) }, [termo], { pessoas: new Map(), cadastros, matricula })
      .ajusteCentavos;
  } catch (erro) {
    const { code, params } = erro as { code: string; params: object };
    return [code, params];
  }
};

test('an addendum of installments that cannot change says when an agreement is why', () => {
  expect(planejar('aberto')).toBe(-12_000);
  expect(planejar('baixado')).toEqual(['ADITIVO_SEM_EFEITO', { numero: '2027-00001' }]);
  expect(planejar('renegociado')).toEqual(['ADITIVO_DE_RENEGOCIADAS', { numero: '2027-00001', quantas: 12 }]);
});
