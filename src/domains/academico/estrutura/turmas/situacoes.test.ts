import { expect, test } from 'vitest';
import { type SituacaoPeriodo, transitarPeriodo, type VerboPeriodo } from '#domains/academico/periodos-letivos/situacoes.ts';
import { transitarTurma, type VerboTurma } from './situacoes.ts';
import type { SituacaoTurma } from '../turnos.ts';

// The tables written a second time, every pair of state and verb: what is null is forbidden.
test.each<[SituacaoTurma, VerboTurma, SituacaoTurma | null]>([
  ['aberta', 'fechar', 'fechada'],
  ['aberta', 'reabrir', null],
  ['fechada', 'fechar', null],
  ['fechada', 'reabrir', 'aberta'],
])('turma %s, %s: %s', (de, verbo, para) => expect(transitarTurma(de, verbo)).toBe(para));

test.each<[SituacaoPeriodo, VerboPeriodo, SituacaoPeriodo | null]>([
  ['aberto', 'fechar', 'fechado'],
  ['aberto', 'reabrir', null],
  ['fechado', 'fechar', null],
  ['fechado', 'reabrir', 'aberto'],
])('segmentação or etapa %s, %s: %s', (de, verbo, para) => expect(transitarPeriodo(de, verbo)).toBe(para));
