import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { fecharAnos } from './fechar-anos.ts';
import { fecharEtapas } from './fechar-etapas.ts';
import { reabrir } from './reabrir.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 2 });
});
afterAll(() => banco.fechar());

const quem = quemDeTeste();
const com = <T>(fazer: (ato: ReturnType<typeof atoDe<typeof quem>>) => Promise<T>) =>
  transacao(banco.db, (tx: Tx) => fazer(atoDe(tx, quem, { hoje: '2026-12-30' })));
const datas = ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10'];
async function avaliacao(nome: string, etapa: number | null, { papel = 'avaliacao', peso = 1 } = {}): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, peso, usuario_nome)
    values (${e.naA}, ${etapa === null ? null : e.etapas[etapa]}, ${papel}, ${nome}, ${etapa === null ? '2026-12-10' : datas[etapa]}, ${peso}, 'Teste') returning id`.execute(
    banco.db,
  );
  return rows[0]?.id ?? 0;
}
const nota = (avaliacaoId: number, aluno: number, valor: number) =>
  sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) values (${avaliacaoId}, ${e.alunos[aluno]}, ${valor}, 'Teste')`.execute(
    banco.db,
  );

test('the worked example, from the marks to the result of the year', async () => {
  const notas: [number, number, number | null][] = [
    [6, 9, null],
    [4, 7, 6.5],
    [5.5, 8, null],
    [3, 6, 3.5],
  ];
  for (const [i, [escrita, trabalho, recuperacao]] of notas.entries()) {
    const [p, t] = [await avaliacao('Prova', i, { peso: 2 }), await avaliacao('Trabalho', i)];
    for (const aluno of [0, 1]) {
      await nota(p, aluno, escrita);
      await nota(t, aluno, trabalho);
    }
    if (recuperacao === null) continue;
    const r = await avaliacao('Recuperação', i, { papel: 'recuperacao' });
    for (const aluno of [0, 1]) await nota(r, aluno, recuperacao);
  }
  const turmaIds = [e.turmaA];
  const [primeira = 0] = e.etapas;
  const semEntrega = await com((ato) => fecharEtapas(ato, { etapaId: primeira, turmaIds }));
  expect(semEntrega.recusadas.map(({ erro }) => [erro.code, erro.mensagem('br')])).toEqual([
    ['FECHAMENTO_COM_PENDENCIAS', '6º ano A ainda não pode fechar 1º bimestre: 1 diário não entregue.'],
  ]);
  for (const etapaId of e.etapas)
    await com(async (ato) => {
      await entregarTudo(ato, { etapaId, turmaIds });
      expect(await fecharEtapas(ato, { etapaId, turmaIds })).toEqual({ fechadas: turmaIds, recusadas: [] });
    });
  const medias = await sql<{
    media: string;
  }>`select media::float8::text as media from v_resultado_disciplina where matricula_id = ${e.alunos[0]} and etapa_id is not null
    order by fechamento_id`.execute(banco.db);
  expect(medias.rows.map(({ media }) => Number(media))).toEqual([7, 6.5, 6.3, 4]);
  const emExame = await com((ato) => fecharAnos(ato, { turmaIds }));
  expect(emExame.recusadas.map(({ erro }) => erro.mensagem('br'))).toEqual([
    '6º ano A ainda não pode fechar o ano: 2 alunos em exame final.',
  ]);
  const exame = await avaliacao('Exame', null, { papel: 'exame' });
  await nota(exame, 0, 3.4);
  await nota(exame, 1, 3.3);
  expect(await com((ato) => fecharAnos(ato, { turmaIds }))).toEqual({ fechadas: turmaIds, recusadas: [] });
  const { rows } =
    await sql`select r.situacao, r.media::float8 as media, r.media_final::float8 as final, a.resultado, m.resultado as "naMatricula", t.situacao as turma
    from v_resultado_disciplina r join v_resultado_aluno a on a.fechamento_id = r.fechamento_id and a.matricula_id = r.matricula_id
    join v_matricula_resumo m on m.id = r.matricula_id join v_turma t on t.id = r.turma_id where r.etapa_id is null order by r.matricula_id`.execute(
      banco.db,
    );
  expect(rows).toEqual([
    {
      situacao: 'aprovado_apos_exame',
      media: 6,
      final: 5,
      resultado: 'aprovado_apos_exame',
      naMatricula: 'aprovado_apos_exame',
      turma: 'fechada',
    },
    {
      situacao: 'reprovado_por_nota',
      media: 6,
      final: 4.9,
      resultado: 'reprovado_por_nota',
      naMatricula: 'reprovado_por_nota',
      turma: 'fechada',
    },
  ]);
});

test('reopened from the outside in, with a reason; the results of the year go back to being under way', async () => {
  const [primeira = 0] = e.etapas;
  const motivo = 'Nota lançada errada';
  await expect(com((ato) => reabrir(ato, { turmaId: e.turmaA, etapaId: primeira, motivo }))).rejects.toMatchObject({
    code: 'REABERTURA_COM_ANO_FECHADO',
  });
  await com((ato) => reabrir(ato, { turmaId: e.turmaA, etapaId: null, motivo }));
  const { rows } =
    await sql`select distinct m.resultado, t.situacao from v_matricula_resumo m join v_turma t on t.id = m.turma_id where t.id = ${e.turmaA}`.execute(
      banco.db,
    );
  expect(rows).toEqual([{ resultado: 'cursando', situacao: 'aberta' }]);
  await com((ato) => reabrir(ato, { turmaId: e.turmaA, etapaId: primeira, motivo }));
  const vivos = await sql<{ n: number }>`select count(distinct fechamento_id)::int as n from v_resultado_aluno`.execute(banco.db);
  expect(vivos.rows[0]?.n).toBe(3);
});
