import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { mediasDaTurma } from '#domains/academico/diario/notas/server/door.ts';
import { fecharEtapas } from '#domains/academico/fechamento/server/oficina.ts';
import { enturmarMatricula } from '#domains/academico/matriculas/enturmacao/server/oficina.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import type { Boletim } from '../esquemas.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
let [fica, saido, mudado] = [0, 0, 0];
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.boletins, ...salasDe.diario, ...salasDe.estrutura, ...salasDe.matriculas] });
  e = await diarioDeTeste(s.banco.db);
  [fica = 0, saido = 0, mudado = 0] = e.alunos;
  for (const [etapa, dia] of ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10'].entries()) {
    const { rows } = await sql<{
      id: number;
    }>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, valor_maximo, usuario_nome)
      values (${e.naA}, ${e.etapas[etapa]}, 'avaliacao', 'Prova', ${dia}, 10, 'Rosa') returning id`.execute(s.banco.db);
    for (const [matriculaId, valor] of [
      [fica, 5],
      [saido, 2],
      [mudado, 5],
    ])
      await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) values (${rows[0]?.id}, ${matriculaId}, ${valor}, 'Rosa')`.execute(
        s.banco.db,
      );
  }
  await com((ato) =>
    enturmarMatricula(ato, { id: mudado, turmaId: e.turmaB, dataInicio: '2026-11-11', motivo: null, motivoExcedente: null }),
  );
  const saida = { dataMovimento: '2026-11-27' as const, motivo: 'Mudou de cidade', destino: null, conferencia: null };
  await com((ato) => registrarSaida(ato, { id: saido, verbo: 'transferencia', ...saida }));
});
afterAll(() => s.fechar());

const com = <T>(fazer: (ato: Ato) => Promise<T>): Promise<T> =>
  transacao(s.banco.db, (tx) => fazer(atoDe(tx, quemDeTeste(), { hoje: '2026-12-30' })));
async function disciplina(matriculaId: number) {
  const resposta = await s.pedir('GET', `Boletim/${matriculaId}`);
  expect(resposta.status, JSON.stringify(resposta.corpo)).toBe(200);
  const [d] = (resposta.corpo.data as Boletim).disciplinas;
  return { etapas: d?.etapas.map(({ media }) => media), media: d?.parcial.media, final: d?.final, situacao: d?.situacao };
}
const noDiario = async (turmaId: number, matriculaId: number) =>
  (await mediasDaTurma(s.banco.db, turmaId)).disciplinas[0]?.alunos.get(matriculaId)?.ano.resultado;
const fechar = (etapas: readonly number[]) =>
  com(async (ato) => {
    for (const etapaId of etapas) {
      const turmaIds = [e.turmaA, e.turmaB];
      await entregarTudo(ato, { etapaId, turmaIds });
      expect((await fecharEtapas(ato, { etapaId, turmaIds })).recusadas.map(({ erro }) => erro.mensagem('br'))).toEqual([]);
    }
  });

test('an exit stands before every mark: the card keeps the averages and judges nobody who left, nor does the diary', async () => {
  // As the diary alone gives it, and as the closings froze it.
  for (const congelar of [false, true]) {
    if (congelar) await sql`update etapas set situacao = 'aberto'`.execute(s.banco.db);
    if (congelar) await fechar(e.etapas);
    else await sql`update etapas set situacao = 'fechado'`.execute(s.banco.db);
    expect(await disciplina(saido)).toEqual({ etapas: ['2,0', '2,0', '2,0', '2,0'], media: '2,0', final: null, situacao: null });
    expect(await noDiario(e.turmaA, saido)).toMatchObject({
      situacao: 'cursando',
      final: null,
      passos: [{ chave: 'saiuDaTurma' }],
    });
    expect(await disciplina(fica)).toMatchObject({ media: '5,0', situacao: 'em_exame' });
  }
  const papel = textoDoPdf((await s.pedir('GET', `Boletim/pdf?MatriculaIds=${saido}`)).bruto);
  expect(papel).toContain('Transferida em 27/11/2026.');
  expect(papel).not.toContain('Reprovado');
});

test('who moved is judged by the class where he sits, and by the one he left not at all, which says where he went', async () => {
  expect(await noDiario(e.turmaA, mudado)).toMatchObject({ situacao: 'cursando', final: null });
  expect(await noDiario(e.turmaB, mudado)).toMatchObject({ situacao: 'em_exame' });
  expect(await disciplina(mudado)).toMatchObject({ media: '5,0', situacao: 'em_exame' });
  const grade = (await s.pedir('GET', `DiarioNota/grade?TurmaDisciplinaId=${e.naA}`)).corpo.data as {
    alunos: { matriculaId: number; foiPara: string | null }[];
  };
  const para = new Map(grade.alunos.map((a) => [a.matriculaId, a.foiPara]));
  expect([fica, saido, mudado].map((id) => para.get(id))).toEqual([null, null, '6º ano B']);
});
