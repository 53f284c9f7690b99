import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { escolaComNome } from '#tests/helpers/diario/conselho.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { abrirConselho, lavrarAta, registrarAluno } from '#domains/academico/fechamento/conselho/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { fecharAnos } from './fechar-anos.ts';
import { preverTurma } from '../turmas/server/queries.ts';
import { fecharEtapas } from './fechar-etapas.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 2 });
  await escolaComNome(banco.db);
});
afterAll(() => banco.fechar());

const quem = quemDeTeste();
const com = <T>(fazer: (ato: ReturnType<typeof atoDe<typeof quem>>) => Promise<T>) =>
  transacao(banco.db, (tx: Tx) => fazer(atoDe(tx, quem, { hoje: '2026-12-30' })));
const fecharAno = () =>
  com(async (ato) => (await fecharAnos(ato, { turmaIds: [e.turmaA] })).recusadas.map(({ erro }) => erro.mensagem('br')));

const parados = async () => (await preverTurma(banco.db, { id: e.turmaA, etapaId: null, hoje: '2026-12-30' })).alunos;

test('who has no average at all keeps the year open, and is told the ways out; the council is one of them', async () => {
  const [comNotas, dispensado] = e.alunos;
  for (const [i, data] of ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10'].entries()) {
    await sql`with a as (insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, usuario_nome)
        values (${e.naA}, ${e.etapas[i]}, 'avaliacao', 'Prova', ${data}, 'Teste') returning id)
      insert into notas (avaliacao_id, matricula_id, valor, estado, usuario_nome)
        select a.id, x.* from a, (values (${comNotas}::bigint, 9, null, 'Teste'), (${dispensado}::bigint, null, 'dispensado', 'Teste')) x`.execute(
      banco.db,
    );
    const etapa = { etapaId: e.etapas[i] ?? 0, turmaIds: [e.turmaA] };
    // As long as an etapa is open nobody stands in the way.
    expect((await parados()).map(({ nome }) => nome)).toEqual([]);
    await com((ato) => entregarTudo(ato, etapa));
    expect((await com((ato) => fecharEtapas(ato, etapa))).recusadas).toEqual([]);
  }
  expect(await parados()).toMatchObject([{ matriculaId: dispensado }]);
  expect(await fecharAno()).toEqual([
    '6º ano A ainda não pode fechar o ano: 1 aluno sem média que o julgue (lance as notas, em que ausente vale zero, registre a saída na matrícula, ou decida no conselho).',
  ]);
  const { id: conselhoId } = await com((ato) => abrirConselho(ato, { turmaId: e.turmaA, etapaId: null, dataConselho: '2026-12-20' }));
  const dito = {
    decisao: 'aprovado_pelo_conselho' as const,
    motivo: 'Tratamento de saúde o ano todo',
    observacao: null,
    encaminhamento: null,
  };
  await com((ato) => registrarAluno(ato, { conselhoId, matriculaId: dispensado ?? 0, versao: 0, ...dito }));
  await com((ato) => lavrarAta(ato, { id: conselhoId, versao: 1, publicUrl: 'http://localhost' }));
  expect(await fecharAno()).toEqual([]);
  const { rows } = await sql<{
    resultado: string;
  }>`select resultado from v_matricula_estado where id = any(${e.alunos}::bigint[]) order by id`.execute(banco.db);
  expect(rows.map(({ resultado }) => resultado)).toEqual(['aprovado', 'aprovado_pelo_conselho']);
});
