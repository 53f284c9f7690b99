import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { entregar } from './entregar.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 1 });
});
afterAll(() => banco.fechar());

test('of a subject of somebody else a teacher is told nothing, not even that its class is closed', async () => {
  await sql`update turmas set situacao = 'fechada' where id = ${e.turmaA}`.execute(banco.db);
  const alheio = quemDeTeste(undefined, { restritoPainelProfessor: true });
  const pedido = { etapaId: e.etapas[0] ?? 0, turmaDisciplinaIds: [e.naA] };
  await expect(transacao(banco.db, (tx) => entregar(atoDe(tx, alheio), pedido))).rejects.toMatchObject({ code: 'NAO_ENCONTRADO' });
});
