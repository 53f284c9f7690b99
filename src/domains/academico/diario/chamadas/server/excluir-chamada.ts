import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { etapaAbertaDoDia } from '#domains/academico/diario/conferir.ts';
import { carregarDiario, carregarTurma } from '#domains/academico/diario/server/carregar.ts';
import './restricoes.ts';

type Chamada = {
  turmaId: number;
  turmaDisciplinaId: number | null;
  data: DataCivil;
  quantidade: number;
  versao: number;
  alunos: number[];
  faltas: { matriculaId: number; faltas: number; justificada: boolean }[];
};

/**
 * Takes back a roll that was called by mistake: nobody was called there any more. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, DIARIO_…
 */
export async function excluirChamada(ato: Ato, { id, versao, motivo }: { id: number; versao: number; motivo: string }): Promise<void> {
  const { tx } = ato;
  const { rows } =
    await sql<Chamada>`select c.turma_id as "turmaId", a.turma_disciplina_id as "turmaDisciplinaId", c.data_chamada as data, c.quantidade,
      c.versao, c.alunos, (select coalesce(json_agg(json_build_object('matriculaId', f.matricula_id, 'faltas', f.faltas, 'justificada', f.justificada)
        order by f.matricula_id), '[]') from faltas f where f.chamada_id = c.id) as faltas
    from chamadas c left join aulas a on a.id = c.aula_id where c.id = ${id}`.execute(tx);
  const [chamada] = rows;
  if (!chamada) throw errosComuns.NAO_ENCONTRADO();
  const { turmaId, turmaDisciplinaId, data, versao: atual, ...antes } = chamada;
  const turma = turmaDisciplinaId === null ? await carregarTurma(ato, turmaId) : await carregarDiario(ato, turmaDisciplinaId);
  etapaAbertaDoDia(turma, data, 'data');
  const { numAffectedRows } = await sql`delete from chamadas where id = ${id} and versao = ${versao}`.execute(tx);
  if (numAffectedRows !== 1n) throw versaoDesatualizada({ tipo: 'chamada', id }, { versao: atual });
  await auditar(ato, { acao: 'chamada.excluida', alvoTipo: 'chamada', alvoId: id, motivo, antes: { data, ...antes }, depois: null });
}
