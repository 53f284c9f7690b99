import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { viverAno } from '#tests/helpers/diario/conselho.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { salvarCriterio } from '#domains/academico/estrutura/criterio/server/oficina.ts';
import type { ConselhoNaTela } from '../web/leitura.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
let id = 0;
const dito = { versao: 0, decisao: null, motivo: null, observacao: null, encaminhamento: null };
const registrar = (aluno: number, partes: object) =>
  s.pedir('PUT', 'Conselho/aluno', { body: { conselhoId: id, matriculaId: e.alunos[aluno], ...dito, ...partes } });
const instrucoes = ({ cabecalhos }: Awaited<ReturnType<typeof registrar>>) => Number(cabecalhos['x-instrucoes-sql']);
const ler = () => s.pedir('GET', `Conselho/${id}`);

beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.fechamento, ...salasDe.diario, ...salasDe.estrutura] });
  e = await diarioDeTeste(s.banco.db, { alunos: 2 });
  const regra = { ...criterioPadrao, conceitos: [], cursoId: e.cursoId, desdeAno: 2020, versao: null, tambemCursos: [] };
  await transacao(s.banco.db, async (tx) => {
    await salvarCriterio(atoDe(tx, quemDeTeste()), { ...regra, disciplinasDoConselho: 1 });
    const adaptado = { mediaAprovacao: '5.0', mediaMinimaRecuperacao: '2.0', mediaFinal: '4.0', frequenciaMinima: '50' };
    await salvarCriterio(atoDe(tx, quemDeTeste()), { ...regra, ...adaptado, disciplinasDoConselho: 3, plano: 'adaptado' });
  });
  await sql`update matriculas set plano_adaptado = true where id = ${e.alunos[1]}`.execute(s.banco.db);
  await viverAno(s.banco.db, e, [4, 4]);
  const aberto = await s.pedir('POST', 'Conselho', {
    body: { turmaId: e.turmaA, etapaId: null, dataConselho: '2026-11-20' },
    headers: { 'idempotency-key': 'conselho-na-tela' },
  });
  id = (aberto.corpo.data as { id: number }).id;
}, 120_000);
afterAll(() => s.fechar());

test('each student is shown by the rule that judges him, the adapted plan by its own', async () => {
  const { alunos } = (await ler()).corpo.data as ConselhoNaTela;
  expect(alunos.map(({ planoAdaptado, regra }) => [planoAdaptado, regra])).toEqual([
    [false, { mediaAprovacao: '7,0', frequenciaMinima: '75.0000', disciplinasDoConselho: 1 }],
    [true, { mediaAprovacao: '5,0', frequenciaMinima: '50.0000', disciplinasDoConselho: 3 }],
  ]);
});

test('the rolls of a class are read once, and a remark reckons nothing; it gives back what stands now', async () => {
  expect(instrucoes(await ler())).toBeLessThanOrEqual(13);
  const anotado = await registrar(0, { observacao: 'Melhorou no fim do ano' });
  expect(anotado.corpo.data).toMatchObject({ versao: 1, decisao: null, observacao: 'Melhorou no fim do ano', por: expect.any(String) });
  const decidido = await registrar(1, { decisao: 'mantido', motivo: 'Não alcançou' });
  expect(instrucoes(decidido) - instrucoes(anotado)).toBeGreaterThanOrEqual(5);
  const igual = await registrar(0, { versao: 1, observacao: 'Melhorou no fim do ano' });
  expect(igual.corpo.data).toEqual(anotado.corpo.data);
});

test('the meeting is not moved to before the etapa begins: it names the day', async () => {
  const { versao, participantes } = (await ler()).corpo.data as ConselhoNaTela;
  const reuniao = { id, versao, participantes, observacoes: null };
  const cedo = await s.pedir('PUT', 'Conselho', { body: { ...reuniao, dataConselho: '2026-01-10' } });
  expect(cedo.corpo.error).toMatchObject({ code: 'CONSELHO_ANTES_DA_ETAPA', fields: [{ path: 'dataConselho' }] });
  expect((await s.pedir('PUT', 'Conselho', { body: { ...reuniao, dataConselho: '2026-11-21' } })).status).toBe(200);
});
