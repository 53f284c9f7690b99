import { expect, test } from 'vitest';
import { novoLancamento } from './esquemas.ts';
import { errosDeCampo } from '#shared/validacao.ts';
import { preencherHistorico } from './historicos/termos.ts';
import { destinosDoFato } from './origem.ts';
import { novoRascunho } from './rascunhos/esquemas.ts';

const linha = (debitoCentavos: number | null, creditoCentavos: number | null, contaId = 1) => ({
  contaId,
  debitoCentavos,
  creditoCentavos,
});
const julgar = (...partidas: unknown[]) => {
  const lido = novoLancamento.safeParse({ dataLancamento: '2026-03-10', historico: 'Luz', partidas });
  return lido.success ? [] : errosDeCampo(lido.error, 'br').map((e) => [e.path, e.code, e.message]);
};

test('an entry says by how much it does not balance, and what is wrong with each line', () => {
  expect(julgar(linha(100, null), linha(null, 100))).toEqual([]);
  expect(julgar(linha(100, null), linha(null, 75))).toEqual([
    ['partidas', 'LANCAMENTO_DESEQUILIBRADO', 'Débitos (R$ 1,00) e créditos (R$ 0,75) diferem em R$ 0,25'],
  ]);
  expect(julgar(linha(100, 100), linha(null, null)).map(([path, code]) => [path, code])).toEqual([
    ['partidas.0.creditoCentavos', 'PARTIDA_DOS_DOIS_LADOS'],
    ['partidas.1.debitoCentavos', 'PARTIDA_SEM_VALOR'],
  ]);
  expect(julgar(linha(-5, null), linha(null, -5))).toEqual([
    ['partidas.0.debitoCentavos', 'PARTIDA_SEM_VALOR', 'Informe um valor maior que zero'],
    ['partidas.1.creditoCentavos', 'PARTIDA_SEM_VALOR', 'Informe um valor maior que zero'],
  ]);
  const demais = 5_000_000_000_000_000;
  expect(julgar(linha(demais, null), linha(demais, null), linha(null, 1)).map(([path, code]) => [path, code])).toEqual([
    ['partidas.0.debitoCentavos', 'VALOR_MAXIMO'],
    ['partidas.1.debitoCentavos', 'VALOR_MAXIMO'],
  ]);
  expect(julgar(linha(1, null))[0]).toMatchObject(['partidas', 'PARTIDAS_MINIMO', 'Um lançamento tem ao menos duas linhas']);
});

test('the adjustments of a year have one day, its last, of an entry and of a draft', () => {
  const ajuste = (dataLancamento: string) => ({
    dataLancamento,
    ajuste: true,
    historico: 'Ajuste',
    partidas: [linha(1, null), linha(null, 1)],
  });
  for (const esquema of [novoLancamento, novoRascunho]) {
    expect(esquema.safeParse(ajuste('2026-12-31')).success).toBe(true);
    const { error } = esquema.safeParse(ajuste('2026-12-30'));
    expect(error && errosDeCampo(error, 'br')).toMatchObject([
      { path: 'dataLancamento', code: 'DIA_DO_AJUSTE', message: 'No período de ajustes a data é 31/12/2026' },
    ]);
  }
});

test('terms of a standard text are filled in as far as they are known', () => {
  expect(preencherHistorico('Ref. {documento} de {mes} ({data}), {outro}', { documento: 'NF 12', dataLancamento: '2026-03-10' })).toBe(
    'Ref. NF 12 de 03/2026 (10/03/2026), {outro}',
  );
  expect(preencherHistorico('Ref. {documento} de {mes}', { documento: '', dataLancamento: '' })).toBe('Ref. {documento} de {mes}');
});

test('from a fact one click leads to its title, contract and movement', () => {
  const fato = { id: 9, origemTipo: 'baixa', origemId: 1, tituloId: 5, contratoId: 3, contaBancariaId: 2, operacaoId: null };
  expect(destinosDoFato({ ...fato, evento: 'titulo.recebido' }).map((d) => d.tela)).toEqual([
    'contas-a-receber',
    'contrato-visualizar',
    'financeiro-lancamentos-historico',
  ]);
  expect(destinosDoFato({ ...fato, contratoId: null, evento: 'pagar.pago' }).map((d) => d.tela)).toEqual([
    'contas-pagar',
    'financeiro-lancamentos-historico',
  ]);
  expect(destinosDoFato({ ...fato, evento: 'titulo.recebido' }).at(-1)?.search).toEqual({ fato: 9 });
  const nada = { tituloId: null, contratoId: null, contaBancariaId: null };
  expect(destinosDoFato({ ...fato, ...nada, operacaoId: 7, evento: 'estoque.retirada' })).toEqual([
    { rotulo: 'estoque', tela: 'estoques', search: { aba: 'operacoes', operacao: 7 } },
  ]);
});
