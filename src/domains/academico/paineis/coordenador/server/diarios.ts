import { sql } from 'kysely';
import { contarDiasSemChamada, estadoDasDisciplinas } from '#domains/academico/diario/entrega/server/door.ts';
import { type Db, lerJuntas } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { painelCoordenadorApi } from '../api.ts';
import { type Cabeca, type Olhado, turmasDoCurso } from '#domains/academico/paineis/server/turmas-do-curso.ts';

type Diarios = RespostaServidor<typeof painelCoordenadorApi.obterDiarios>;
type Docentes = Diarios['diarios'][number]['docentes'];

/** The diaries of a course in an etapa, with what the closing will ask of them. @throws NAO_ENCONTRADO */
export async function obterDiarios(db: Db, olhado: Olhado, hoje: DataCivil): Promise<Diarios> {
  const cabeca = await turmasDoCurso(db, olhado, hoje);
  const etapa = cabeca.etapas.find(({ id }) => id === cabeca.etapaId);
  if (!etapa) return { ...cabeca, diasSemChamada: [], diarios: [] };
  const turmaIds = cabeca.turmas.map(({ id }) => id);
  const [estados, dias, docentes] = await lerJuntas(
    db,
    () => estadoDasDisciplinas(db, { etapaId: etapa.id, turmaIds, hoje }),
    () => contarDiasSemChamada(db, turmaIds, etapa, hoje),
    () => lerDocentes(db, turmaIds, etapa),
  );
  const nomes = new Map(cabeca.turmas.map(({ id, nome }) => [id, nome]));
  const ordem = new Map(turmaIds.map((id, i) => [id, i]));
  return {
    ...cabeca,
    diasSemChamada: [...dias].map(([turmaId, n]) => ({ turmaId, dias: n })),
    diarios: estados
      .map((d) => ({
        turmaDisciplinaId: d.turmaDisciplinaId,
        turmaId: d.turmaId,
        turma: nomes.get(d.turmaId) ?? '',
        disciplina: d.disciplina,
        docentes: docentes.get(d.turmaDisciplinaId) ?? [],
        aulas: d.aulas,
        porDar: d.avisos.find(({ tipo }) => tipo === 'aulasPrevistas')?.n ?? 0,
        entrega: d.entrega,
        bloqueios: d.bloqueios,
        avisos: d.avisos,
      }))
      .toSorted((a, b) => (ordem.get(a.turmaId) ?? 0) - (ordem.get(b.turmaId) ?? 0)),
  };
}

/** Who teaches subjects of classes in an etapa. */
async function lerDocentes(
  db: Db,
  turmaIds: readonly number[],
  { dataInicio, dataFim }: Cabeca['etapas'][number],
): Promise<Map<number, Docentes>> {
  const { rows } = await sql<{ id: number; docentes: Docentes }>`select x.turma_disciplina_id as id,
      json_agg(json_build_object('id', p.id, 'nome', p.nome_completo) order by p.nome_busca, p.id) as docentes
    from (select distinct d.turma_disciplina_id, d.pessoa_id from v_docente_turma d where d.turma_id = any(${[...turmaIds]}::bigint[])
        and d.data_inicio <= ${dataFim} and coalesce(d.data_fim, 'infinity') >= ${dataInicio}) x
      join v_pessoa_resumo p on p.id = x.pessoa_id group by 1`.execute(db);
  return new Map(rows.map(({ id, docentes }) => [id, docentes]));
}
