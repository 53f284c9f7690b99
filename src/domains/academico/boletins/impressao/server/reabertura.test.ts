import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { fecharAnos, fecharEtapas, reabrir } from '#domains/academico/fechamento/server/oficina.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { chamarExemplo, lancarExemplo } from '#tests/helpers/diario/boletins.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { definirTarefaDeBoletins } from './tarefa.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
let quem: ReturnType<typeof quemDeTeste>;
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: [...salasDe.boletins, ...salasDe.diario, ...salasDe.estrutura],
    trabalhar: true,
    tarefas: definirTarefaDeBoletins,
  });
  e = await diarioDeTeste(s.banco.db, { alunos: 1 });
  await lancarExemplo(s, e, { matriculaId: e.alunos[0] ?? 0, exame: '3.4' });
  await chamarExemplo(s.banco.db, e, { faltas: 49 });
  quem = quemDeTeste(undefined, { usuarioId: (await usuarioDeTeste(s, 'paula', { admin: true })).id });
});
afterAll(() => s.fechar());

const ato = (tx: Tx) => atoDe(tx, quemDeTeste(), { hoje: '2026-12-30' });
const fecharOAno = (db: Db) =>
  transacao(db, async (tx) => {
    for (const etapaId of e.etapas) {
      await entregarTudo(ato(tx), { etapaId, turmaIds: [e.turmaA] });
      await fecharEtapas(ato(tx), { etapaId, turmaIds: [e.turmaA] });
    }
    expect((await fecharAnos(ato(tx), { turmaIds: [e.turmaA] })).recusadas).toEqual([]);
  });
/** The paper of a job over the class, once it is done. */
async function papelDaTarefa(): Promise<string> {
  const body = { anoLetivoId: e.anoLetivoId, segmentacaoId: null, cursoId: null, turmaId: e.turmaA, etapa: null };
  const { tarefaId } = (await s.pedir('POST', 'Boletim/impressoes', { body, quem })).corpo.data as { tarefaId: number };
  return vi.waitFor(
    async () => {
      const resposta = await s.pedir('GET', `Boletim/impressoes/${tarefaId}`, { quem });
      expect(resposta.status).toBe(200);
      return textoDoPdf(resposta.bruto).replaceAll(/\s+/g, ' ');
    },
    { timeout: 15_000, interval: 50 },
  );
}
const PARCIAL = 'Boletim parcial';
const RESULTADO = 'Aprovado após exame';

test('reopening while a batch of report cards runs: a card is of before or of after, never a final one without its result', async () => {
  await fecharOAno(s.banco.db);
  const antes = await papelDaTarefa();
  expect([antes.includes(PARCIAL), antes.includes(RESULTADO)]).toEqual([false, true]);
  // The reopening commits after the card began to be read, and before what was frozen is.
  const [, depois] = await passoAPasso(
    s.banco.dono,
    async (tx) => {
      await sql`lock table resultados_disciplinas in access exclusive mode`.execute(tx);
      await reabrir(ato(tx), { turmaId: e.turmaA, etapaId: null, motivo: 'Nota trocada' });
    },
    papelDaTarefa,
  );
  const papel = depois.status === 'fulfilled' ? depois.value : String(depois.reason);
  expect([papel.includes(PARCIAL), papel.includes('%')]).toEqual([true, true]);
});
