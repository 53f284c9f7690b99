import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { etapaDoDia, isEtapaAberta } from '#domains/academico/diario/conferir.ts';
import { carregarDiario } from '#domains/academico/diario/server/carregar.ts';
import type { AutorComEscopo } from '#domains/academico/estrutura/server/door.ts';
import type { aulasApi } from '../api.ts';
import { errosAula as erros } from '../erros.ts';
import { docenteProposto, ninguemLeciona } from '../julgar.ts';
import { inserirAulas, type NovaAula } from './criar-aulas.ts';
import { lerDias, lerDocentes } from './ler-dias.ts';
import './restricoes.ts';

type Pedido = EntradaServidor<typeof aulasApi.copiarPlano>['body'];
type Prevista = { data: DataCivil; ordem: number; quantidade: number; docenteId: number | null };

/**
 * Writes the contents of the lessons of another year into those that this year's timetable expects and that are not recorded yet, in their
 * order: what is to come is planned. What is closed or handed in, and days after the last assignment ended, are passed over; of the plan, what finds no lesson any more is told.
 * @throws NAO_ENCONTRADO, AULA_SEM_PLANO, AULA_SEM_PREVISAO, those of `carregarDiario`
 */
export async function copiarPlano(
  ato: Ato<AutorComEscopo>,
  { turmaDisciplinaId, deTurmaDisciplinaId, etapaId }: Pedido,
): Promise<{ criadas: number; sobraram: number }> {
  const { tx } = ato;
  const diario = await carregarDiario(ato, turmaDisciplinaId);
  const origem = await lerPlano(tx, diario, deTurmaDisciplinaId);
  if (origem.itens.length === 0)
    throw erros.AULA_SEM_PLANO({ turma: origem.turma, disciplina: diario.disciplina }, { campos: ['deTurmaDisciplinaId'] });
  await lerDias(tx, [{ turmaId: diario.turmaId, data: ato.hoje }], null);
  const docentes = (await lerDocentes(tx, [turmaDisciplinaId])).get(turmaDisciplinaId) ?? [];
  const previstas = (await lerPrevistas(tx, turmaDisciplinaId, etapaId)).filter(({ data }) => {
    const etapa = etapaDoDia(diario.etapas, data);
    return etapa !== undefined && isEtapaAberta(etapa) && !ninguemLeciona(docentes, data);
  });
  if (previstas.length === 0)
    throw erros.AULA_SEM_PREVISAO({ turma: diario.turma, disciplina: diario.disciplina }, { campos: ['turmaDisciplinaId'] });
  const novas = previstas.slice(0, origem.itens.length).map(
    ({ data, ordem, quantidade, docenteId }, i): NovaAula => ({
      turmaDisciplinaId,
      dataAula: data,
      ordem,
      quantidade,
      docenteId: docenteId ?? docenteProposto(docentes, data, null),
      conteudo: origem.itens[i]?.conteudo ?? null,
      tarefa: origem.itens[i]?.tarefa ?? null,
    }),
  );
  const ids = await inserirAulas(ato, novas);
  return { criadas: ids.length, sobraram: origem.itens.length - ids.length };
}

type Plano = { turma: string; itens: { conteudo: string; tarefa: string | null }[] };

/** The contents of the same subject in a class of the same course; whose diary it was does not matter, since it names no student. @throws NAO_ENCONTRADO */
async function lerPlano(
  tx: Tx,
  { disciplinaId, cursoId, ano }: { disciplinaId: number; cursoId: number; ano: number },
  id: number,
): Promise<Plano> {
  const { rows } =
    await sql<Plano>`select t.nome as turma, coalesce((select json_agg(json_build_object('conteudo', a.conteudo, 'tarefa', a.tarefa) order by a.data_aula, a.ordem, a.id)
      from aulas a where a.turma_disciplina_id = td.id and a.conteudo is not null), '[]') as itens
    from v_turma_disciplina td join v_turma t on t.id = td.turma_id
    where td.id = ${id} and td.disciplina_id = ${disciplinaId} and t.curso_id = ${cursoId} and t.ano < ${ano}`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

async function lerPrevistas(tx: Tx, id: number, etapaId: number | null): Promise<Prevista[]> {
  const { rows } =
    await sql<Prevista>`select data, ordem, quantidade, docente_id as "docenteId" from aulas_previstas(array[${id}::bigint], '1900-01-01', '2199-12-31')
    where ${etapaId}::bigint is null or etapa_id = ${etapaId} order by data, ordem`.execute(tx);
  return rows;
}
