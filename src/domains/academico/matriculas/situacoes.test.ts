import { describe, expect, test } from 'vitest';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { isAtiva, type Movimento, movimentos, transicoes, transitar, type Verbo, verbosPossiveis } from './situacoes.ts';

const todos = valoresDaLista(movimentos);
const verbos = Object.keys(transicoes) as Verbo[];
/** Written by hand, not derived from the table under test. */
const permitidas: Record<string, Movimento> = {
  'pre_matricula ativacao': 'ativa',
  'pre_matricula desistencia': 'desistente',
  'pre_matricula cancelamento': 'cancelada',
  'ativa conclusao': 'concluida',
  'ativa transferencia': 'transferida',
  'ativa trancamento': 'trancada',
  'ativa desistencia': 'desistente',
  'ativa cancelamento': 'cancelada',
  'ativa reclassificacao': 'reclassificada',
  'pre_matricula falecimento': 'falecido',
  'ativa falecimento': 'falecido',
  'trancada falecimento': 'falecido',
  'trancada retorno': 'ativa',
};

describe('state table of the enrollment', () => {
  test.each(todos.flatMap((de) => verbos.map((verbo) => [de, verbo] as const)))('%s + %s', (de, verbo) => {
    expect(transitar(de, verbo)).toBe(permitidas[`${de} ${verbo}`] ?? null);
  });

  test('every allowed transition was tried', () => {
    const tentadas = todos.flatMap((de) => verbosPossiveis(de).map((verbo) => `${de} ${verbo}`));
    expect(tentadas.toSorted()).toEqual(Object.keys(permitidas).toSorted());
  });

  test('active is a pre-enrollment or an active one, and nothing else', () => {
    expect(todos.filter(isAtiva)).toEqual(['pre_matricula', 'ativa']);
  });
});
