import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { lotes } from '../lotes.ts';
import { definirLoteDasAssinaturas } from '../aditivos/assinaturas/server/tarefas.ts';
import { definirLoteDaContraAssinatura } from '../assinaturas/server/tarefas.ts';
import { definirLotesDaTurma } from '../aditivos/turma/server/tarefas.ts';
import { definirLotesDoCiclo } from '../ciclo/lotes/server/tarefas.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  const tarefas = (servicos: Servicos): void => {
    definirLotesDoCiclo(servicos);
    definirLotesDaTurma(servicos);
    definirLoteDasAssinaturas(servicos);
    definirLoteDaContraAssinatura(servicos);
  };
  s = await servidorDeTeste({ salas: [], trabalhar: true, tarefas });
  mundo = await criarMundo(s.banco.db);
});
afterAll(() => s.fechar());

type Tarefa = { situacao: string; resultado: { codigo?: string } | null };
/** Runs a batch over one contract on the real queue, in the name of a user. */
async function rodar(tipo: string, usuarioId: number, contratoId: number): Promise<Tarefa> {
  const { db } = s.banco;
  const id = await transacao(db, (tx) => s.servicos.tarefas.criar(tx, { tipo, usuarioId, total: 1, entrada: { ids: [contratoId] } }));
  return vi.waitFor(
    async () => {
      const { rows } = await sql<Tarefa>`select situacao, resultado from tarefas where id = ${id}`.execute(db);
      expect(['concluida', 'falhou']).toContain(rows[0]?.situacao);
      return rows[0] as Tarefa;
    },
    { timeout: 15_000, interval: 100 },
  );
}
async function situacaoDe(contratoId: number): Promise<string | undefined> {
  const { rows } = await sql<{ situacao: string }>`select situacao from contratos where id = ${contratoId}`.execute(s.banco.db);
  return rows[0]?.situacao;
}

test('a batch whose author lost the permission, or the access, does nothing in that name and says so', async () => {
  const { contratoId } = await rascunhoDeTeste(s.banco.db, mundo);
  const semDireito = await usuarioDeTeste(s, 'rebaixada', { permissoes: ['contratos:listar', 'aditivos:listar'] });
  const saiu = await usuarioDeTeste(s, 'saiu', { permissoes: ['contratos:editar'] });
  await sql`update usuarios set situacao = 'inativo' where id = ${saiu.id}`.execute(s.banco.db);
  const demitida = await usuarioDeTeste(s, 'demitida', { permissoes: ['contratos:editar'] });
  await sql`update usuarios set acesso_encerra_em = (now() at time zone 'America/Belem')::date where id = ${demitida.id}`.execute(
    s.banco.db,
  );
  for (const { id } of [semDireito, saiu, demitida])
    for (const tipo of Object.values(lotes)) {
      const { situacao, resultado } = await rodar(tipo, id, contratoId);
      expect([tipo, situacao, resultado?.codigo]).toEqual([tipo, 'falhou', 'AUTOR_SEM_PERMISSAO']);
    }
  expect(await situacaoDe(contratoId)).toBe('rascunho');
  // Who leaves tomorrow is still who asked today.
  const autora = await usuarioDeTeste(s, 'autora', { permissoes: ['contratos:editar'] });
  await sql`update usuarios set acesso_encerra_em = (now() at time zone 'America/Belem')::date + 1 where id = ${autora.id}`.execute(
    s.banco.db,
  );
  expect((await rodar(lotes.ativacao, autora.id, contratoId)).situacao).toBe('concluida');
  expect(await situacaoDe(contratoId)).toBe('ativo');
});
