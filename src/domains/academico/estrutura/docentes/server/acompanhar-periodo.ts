import { sql } from 'kysely';
import { registrarSeguidorDoInicio } from '#domains/academico/periodos-letivos/server/door.ts';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';

type Movido = { id: number; antes: string; depois: string; dataFim: string | null };

/**
 * Teachers who were to begin with the year, as a copied year has them, begin with it when its beginning moves. One whose assignment ends
 * before the new beginning stays as it is, and the change of the period is refused for it.
 */
registrarSeguidorDoInicio('docentes', async (ato, mudancas) => {
  const { tx } = ato;
  const { rows } = await sql<Movido>`
    with l as (select * from json_to_recordset(${JSON.stringify(mudancas)}::json) as l("anoLetivoId" bigint, "segmentacaoId" bigint, de date, para date)),
    alvos as (
      select x.id, l.de, l.para from l join turmas t on t.ano_letivo_id = l."anoLetivoId" and t.situacao = 'aberta'
        join cursos c on c.id = t.curso_id and c.segmentacao_id = l."segmentacaoId" join turmas_disciplinas td on td.turma_id = t.id
        join docentes_periodo x on x.turma_disciplina_id = td.id and x.data_inicio = l.de
      where l.para between coalesce(td.data_inicio, '-infinity') and coalesce(x.data_fim, 'infinity') order by x.id for update of x
    )
    update docentes_periodo x set data_inicio = a.para, versao = x.versao + 1 from alvos a where x.id = a.id
    returning x.id, a.de as antes, a.para as depois, x.data_fim as "dataFim"`.execute(tx);
  await auditarVarios(
    ato,
    rows.map(({ id, antes, depois, dataFim }) => ({
      acao: 'docentePeriodo.editado',
      alvoTipo: 'docente_periodo',
      alvoId: id,
      antes: { dataInicio: antes, dataFim },
      depois: { dataInicio: depois, dataFim },
    })),
  );
});
