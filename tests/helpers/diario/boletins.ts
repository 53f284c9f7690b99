import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { ServidorDeTeste } from '../servidor.ts';
import type { DiarioDeTeste } from './notas.ts';

const datas = ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10'];
/** Prova (weight 2), trabalho, recovery of each etapa of the worked example of the rules. */
const exemplo: readonly (readonly [prova: string, trabalho: string, recuperacao: string | null])[] = [
  ['6', '9', null],
  ['4', '7', '6.5'],
  ['5.5', '8', null],
  ['3', '6', '3.5'],
];

/** The worked example in the diary of the first class, typed through the API: its marks of a student, with the exam when told. */
export async function lancarExemplo(
  s: ServidorDeTeste,
  e: DiarioDeTeste,
  { matriculaId, exame }: { matriculaId: number; exame: string | null },
) {
  const celulas: { avaliacaoId: number; matriculaId: number; versao: number; valor: string }[] = [];
  const lancar = async (etapa: number | null, papel: string, peso: string, valor: string): Promise<void> => {
    const body = {
      turmaDisciplinaId: e.naA,
      etapaId: etapa === null ? null : e.etapas[etapa],
      papel,
      tipoAvaliacaoId: null,
      nome: papel,
      descricao: null,
      dataAvaliacao: etapa === null ? '2026-12-15' : datas[etapa],
      dataRecuperacao: null,
      valorMaximo: '10',
      peso,
      substituiId: null,
    };
    const { corpo } = await s.pedir('POST', 'Avaliacao', { body });
    if (corpo.error) throw new Error(JSON.stringify(corpo.error));
    celulas.push({ avaliacaoId: (corpo.data as { id: number }).id, matriculaId, versao: 0, valor });
  };
  for (const [etapa, [prova, trabalho, recuperacao]] of exemplo.entries()) {
    await lancar(etapa, 'avaliacao', '2', prova);
    await lancar(etapa, 'avaliacao', '1', trabalho);
    if (recuperacao) await lancar(etapa, 'recuperacao', '1', recuperacao);
  }
  if (exame) await lancar(null, 'exame', '1', exame);
  const { corpo } = await s.pedir('PUT', 'DiarioNota', { body: { turmaDisciplinaId: e.naA, celulas } });
  if (corpo.error) throw new Error(JSON.stringify(corpo.error));
}

/** Fifty lessons of four periods over the four etapas, as many as the year plans, with a roll of all students; the first misses so many periods, from the first lesson on. */
export async function chamarExemplo(db: Db, e: DiarioDeTeste, { faltas }: { faltas: number }): Promise<void> {
  await sql`update turmas_disciplinas set carga_horaria = 200 where id = ${e.naA}`.execute(db);
  await sql`insert into aulas (turma_disciplina_id, data_aula, quantidade, usuario_nome)
    select ${e.naA}, x.dia, 4, 'Rosa' from (select d.dia::date as dia, row_number() over (order by d.dia) as n, row_number() over (partition by t.id order by d.dia) as na_etapa
      from v_etapa t cross join lateral generate_series(t.data_inicio, t.data_fim, interval '1 day') d(dia)
      where t.id = any(${e.etapas}::bigint[]) and is_dia_letivo(t.periodo_letivo_id, d.dia::date)) x where x.na_etapa <= 13 order by x.dia limit 50`.execute(
    db,
  );
  await sql`insert into chamadas (turma_id, data_chamada, aula_id, quantidade, alunos, usuario_nome)
    select ${e.turmaA}, a.data_aula, a.id, 4, ${e.alunos.toSorted((a, b) => a - b)}::bigint[], 'Rosa' from aulas a where a.turma_disciplina_id = ${e.naA}`.execute(
    db,
  );
  await sql`insert into faltas (chamada_id, matricula_id, faltas)
    select c.id, ${e.alunos[0]}::bigint, least(4, ${faltas} - 4 * (c.n - 1)) from (select id, row_number() over (order by data_chamada) as n from chamadas where turma_id = ${e.turmaA}) c
    where 4 * (c.n - 1) < ${faltas}`.execute(db);
}
