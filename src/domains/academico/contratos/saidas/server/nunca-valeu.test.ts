import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Quem } from '#platform/server/http/quem.ts';
import { fotografia, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo, outroCursoNoMundo } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// A contract that never came into force goes with the enrollment: no exit leaves one that waits for what can no longer be.
let s: ServidorDeTeste;
let mundo: Mundo;
let outro: { cursoId: number; turmaId: number };
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.matriculas, ...salasDe.contratos] });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
  await sql`update contratos_configuracao set exige_assinatura = true`.execute(s.banco.dono);
  outro = await outroCursoNoMundo(s.banco.db, mundo);
});
afterAll(() => s.fechar());

const dataMovimento = '2026-06-10';
const motivo = 'Mudou de cidade';
type Feita = { movimento: string; movimentoId: number; contratos: { id: number; titulos: number }[] };
const post = async (id: number, ato: string, body: object, quem?: Quem) => {
  const { corpo } = await s.pedir('POST', `Matricula/${id}/${ato}`, { body, ...(quem ? { quem } : {}) });
  return { data: corpo.data as Feita, erro: corpo.error };
};
const enviar = async (contratoId: number) => {
  const { corpo } = await s.pedir('POST', `Contrato/${contratoId}/envio-para-assinatura`, { body: { versao: 1, motivo: null } });
  expect(corpo.error).toBeUndefined();
};
const situacaoDe = async (contratoId: number) =>
  ((await fotografia(s.banco.db, contratoId)).contrato as { situacao: string } | undefined)?.situacao;

describe('what never came into force', () => {
  test.each(['transferencia', 'desistencia', 'cancelamento', 'falecimento', 'reclassificacao'])(
    'is cancelled with a %s that keeps the contracts, whoever records it, and comes back as it was with its undo',
    async (ato) => {
      const { matriculaId, contratoId } = await rascunhoDeTeste(s.banco.db, mundo);
      await enviar(contratoId);
      const antes = await fotografia(s.banco.db, contratoId);
      const secretaria = quemDeTeste(['matriculas:visualizar', 'matriculas:editar', 'matriculas:excluir']);
      const destino = ato === 'reclassificacao' ? { ...outro, motivoExcedente: null } : {};
      const manter = ato === 'falecimento' ? { contrato: { acao: 'manter' } } : {};
      const { data, erro } = await post(matriculaId, ato, { dataMovimento, motivo, ...destino, ...manter }, secretaria);
      expect(erro).toBeUndefined();
      expect(data.contratos).toMatchObject([{ id: contratoId, titulos: 0 }]);
      expect(await situacaoDe(contratoId)).toBe('cancelado');
      expect((await post(matriculaId, 'desfazimento', { movimentoId: data.movimentoId, motivo: 'Engano' })).erro).toBeUndefined();
      expect(await fotografia(s.banco.db, contratoId)).toEqual(antes);
    },
  );

  test('goes whatever the day and the fee that are chosen for those in force', async () => {
    const { matriculaId, contratoId } = await rascunhoDeTeste(s.banco.db, mundo);
    const contrato = { acao: 'cancelar', dataEfeito: '2025-12-01' };
    const { data: previa } = await post(matriculaId, 'previa-de-saida', { verbo: 'transferencia', dataMovimento, contrato });
    expect(previa.contratos).toMatchObject([{ id: contratoId, situacao: 'rascunho', impedimento: null }]);
    expect((await post(matriculaId, 'transferencia', { dataMovimento, motivo, contrato })).erro).toBeUndefined();
    expect(await situacaoDe(contratoId)).toBe('cancelado');
  });

  test.each(['manter', 'suspender'])(
    'waits for the return of a suspended enrollment (%s), and goes with it when it is cancelled',
    async (acao) => {
      const { matriculaId, contratoId } = await rascunhoDeTeste(s.banco.db, mundo);
      await enviar(contratoId);
      const { data } = await post(matriculaId, 'trancamento', { dataMovimento, motivo, contrato: { acao } });
      expect(data.contratos).toEqual([]);
      expect(await situacaoDe(contratoId)).toBe('aguardando_assinatura');
      await post(matriculaId, 'desfazimento', { movimentoId: data.movimentoId, motivo: 'Engano' });
      await post(matriculaId, 'trancamento', { dataMovimento, motivo, contrato: { acao: 'cancelar' } });
      expect(await situacaoDe(contratoId)).toBe('cancelado');
    },
  );
});
