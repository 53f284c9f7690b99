import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { fecharTurmas } from '#domains/academico/estrutura/turmas/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.diario, ...salasDe.estrutura] });
  e = await diarioDeTeste(s.banco.db);
});
afterAll(() => s.fechar());

test('who writes in the diary of a closed class is told who closed it, when, and who may reopen it', async () => {
  const quem = quemDeTeste(undefined, { nome: 'Marta', sobrenome: 'Dias' });
  const { rows } = await sql<{ nome: string }>`select nome from turmas where id = ${e.turmaA}`.execute(s.banco.db);
  await transacao(s.banco.db, (tx) => fecharTurmas(atoDe(tx, quem), [{ id: e.turmaA, nome: rows[0]?.nome ?? '', situacao: 'aberta' }]));
  const aula = { turmaDisciplinaId: e.naA, dataAula: '2026-03-10', quantidade: 1, ordem: null, docenteId: null };
  const corpos = { Aula: { aulas: [aula], conteudo: null, tarefa: null } };
  for (const [idioma, frase] of [
    ['br', /está fechada.*a coordenação reabre.* Quem fechou: Marta Dias, em \d\d\/\d\d\/\d{4}/],
    ['en', /is closed.*the coordination reopens.* Closed by Marta Dias on /],
  ] as const) {
    const { status, corpo } = await s.pedir('POST', 'Aula', { body: corpos.Aula, headers: { 'content-language': idioma } });
    expect([status, corpo.error?.code]).toEqual([409, 'DIARIO_TURMA_FECHADA']);
    expect(corpo.error?.message).toMatch(frase);
  }
});
