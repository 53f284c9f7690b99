import { describe, expect, test } from 'vitest';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { isResultadoFinal, type Resultado, resultados } from '../situacoes.ts';
import { pedeMotivo, transicoesResultado, verboDoResultado, verbosResultado } from './situacoes-resultado.ts';

const todos = valoresDaLista(resultados);
/** Written by hand, not derived from the table under test. */
const permitidas: Record<string, string> = {
  'cursando em_exame': 'irParaExame',
  'cursando aprovado': 'aprovar',
  'cursando aprovado_com_dependencia': 'aprovarComDependencia',
  'cursando reprovado_por_nota': 'reprovarPorNota',
  'cursando reprovado_por_falta': 'reprovarPorFalta',
  'em_exame cursando': 'reabrir',
  'em_exame aprovado': 'aprovar',
  'em_exame aprovado_apos_exame': 'aprovarAposExame',
  'em_exame aprovado_pelo_conselho': 'aprovarPeloConselho',
  'em_exame aprovado_com_dependencia': 'aprovarComDependencia',
  'em_exame reprovado_por_nota': 'reprovarPorNota',
  'em_exame reprovado_por_falta': 'reprovarPorFalta',
  'reprovado_por_nota aprovado_pelo_conselho': 'aprovarPeloConselho',
  'aprovado cursando': 'reabrir',
  'aprovado_apos_exame cursando': 'reabrir',
  'aprovado_pelo_conselho cursando': 'reabrir',
  'aprovado_com_dependencia cursando': 'reabrir',
  'reprovado_por_nota cursando': 'reabrir',
  'reprovado_por_falta cursando': 'reabrir',
};

describe('state table of the result', () => {
  test.each(todos.flatMap((de) => todos.map((para) => [de, para] as const)))('%s → %s', (de, para) => {
    expect(verboDoResultado(de, para)).toBe(permitidas[`${de} ${para}`] ?? null);
  });

  test('each verb leads to one result, and every result is reached', () => {
    expect(new Set(verbosResultado.map((verbo) => transicoesResultado[verbo].para))).toEqual(new Set(todos));
  });

  test('a final result is left only by reopening it, but for a failure by grade that the council overrides', () => {
    const saidas = (de: Resultado) => todos.flatMap((para) => verboDoResultado(de, para) ?? []);
    for (const final of todos.filter(isResultadoFinal))
      expect(saidas(final)).toEqual(final === 'reprovado_por_nota' ? ['reabrir', 'aprovarPeloConselho'] : ['reabrir']);
  });

  test('only what people decide asks for a reason', () => {
    expect(verbosResultado.filter(pedeMotivo)).toEqual(['aprovarPeloConselho', 'reabrir']);
  });
});
