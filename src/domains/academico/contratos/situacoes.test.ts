import { expect, test } from 'vitest';
import { podeTransitar, type SituacaoContrato, situacoesContrato, transicoesContrato, type VerboContrato } from './situacoes.ts';

// The table as academic.md states it, written a second time so that an edit of one side is noticed.
const permitidas = new Set([
  'rascunho enviarParaAssinatura',
  'rascunho ativar',
  'aguardando_assinatura ativar',
  'ativo suspender',
  'suspenso reativar',
  'ativo encerrar',
  'rascunho cancelar',
  'aguardando_assinatura cancelar',
  'ativo cancelar',
  'suspenso cancelar',
]);
const verbos = Object.keys(transicoesContrato) as VerboContrato[];
const pares = situacoesContrato.flatMap((de) => verbos.map((verbo): [SituacaoContrato, VerboContrato] => [de, verbo]));

test.each(pares)('%s → %s', (de, verbo) => {
  expect(podeTransitar(de, verbo)).toBe(permitidas.has(`${de} ${verbo}`));
});
