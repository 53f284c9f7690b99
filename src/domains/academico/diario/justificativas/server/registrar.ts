import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { justificativasApi } from '../api.ts';
import { errosJustificativa as erros } from '../erros.ts';
import './restricoes.ts';
import { conferirDiasAbertos, turmaAtual, ultimaTurma } from './carregar.ts';

type Pedido = EntradaServidor<typeof justificativasApi.registrarJustificativa>['body'];
type Matricula = { turmaId: number | null; aluno: string; ano: number; outra: { de: DataCivil; ate: DataCivil } | null };

/**
 * Justifies what a student misses between two days: absences that are there and those still to come. Two that stand never meet, so that it
 * is clear which one covers a day. @throws NAO_ENCONTRADO, JUSTIFICATIVA_FORA_DO_ANO, JUSTIFICATIVA_REPETIDA, DIARIO_…
 */
export async function registrarJustificativa(ato: Ato, pedido: Pedido): Promise<{ id: number }> {
  const { tx, quem } = ato;
  const { matriculaId, dataInicio, dataFim, motivo, descricao } = pedido;
  const dias = { de: formatarData(dataInicio), ate: formatarData(dataFim) };
  const { rows } = await sql<Matricula>`select ${ultimaTurma} as "turmaId", p.nome_completo as aluno, a.ano,
      (select json_build_object('de', j.data_inicio, 'ate', j.data_fim) from justificativas j where j.matricula_id = m.id and j.revogada_em is null
        and j.data_inicio <= ${dataFim} and j.data_fim >= ${dataInicio} order by j.data_inicio limit 1) as outra
    from v_matricula_estado m join v_pessoa_resumo p on p.id = m.aluno_id join v_ano_letivo a on a.id = m.ano_letivo_id
    where m.id = ${matriculaId} and ${escopoDeAlunos(quem, turmaAtual) ?? sql`true`}`.execute(tx);
  const [matricula] = rows;
  if (!matricula) throw errosComuns.NAO_ENCONTRADO();
  const { aluno, ano, outra } = matricula;
  if (Number(dataInicio.slice(0, 4)) > ano + 1 || Number(dataFim.slice(0, 4)) < ano)
    throw erros.JUSTIFICATIVA_FORA_DO_ANO({ ...dias, ano }, { campos: ['dataInicio'] });
  await conferirDiasAbertos(ato, { turmaId: matricula.turmaId, dataInicio, dataFim });
  if (outra)
    throw erros.JUSTIFICATIVA_REPETIDA({ aluno, de: formatarData(outra.de), ate: formatarData(outra.ate) }, { campos: ['dataInicio'] });
  const nome = nomeDoAutor(quem);
  const inserida = await sql<{
    id: number;
  }>`insert into justificativas (matricula_id, data_inicio, data_fim, motivo, descricao, usuario_id, usuario_nome)
    values (${matriculaId}, ${dataInicio}, ${dataFim}, ${motivo}, ${descricao}, ${quem.usuarioId}, ${nome}) returning id`.execute(tx);
  const { id } = inserida.rows[0] as { id: number };
  await auditar(ato, {
    acao: 'justificativa.registrada',
    alvoTipo: 'justificativa',
    alvoId: id,
    depois: { matriculaId, dataInicio, dataFim, motivo },
  });
  return { id };
}
