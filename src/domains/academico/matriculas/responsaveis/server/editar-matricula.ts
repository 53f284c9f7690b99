import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { matriculasResponsaveisApi } from '../api.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import { conferirResponsaveis } from '#domains/academico/matriculas/regras.ts';
import { isAtiva } from '#domains/academico/matriculas/situacoes.ts';
import { carregarFatos } from '#domains/academico/matriculas/nova/server/door.ts';
import { type Matricula, obterMatricula } from '#domains/academico/matriculas/server/obter-matricula.ts';
import { travarMatricula } from '#domains/academico/matriculas/server/travar-matricula.ts';

type Edicao = EntradaServidor<typeof matriculasResponsaveisApi.editarMatricula>['body'];

/**
 * Changes guardians and observations of an active enrollment. The enrollment is locked first: of two clerks who each remove
 * "the other" guardian, the second is told that the record changed.
 * @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, MATRICULA_NAO_ATIVA and the refusals of the guardians
 */
export async function editarMatricula(ato: Ato, { id, versao, responsaveis, observacoes }: Edicao): Promise<Matricula> {
  const { tx, quem, hoje } = ato;
  const matricula = await travarMatricula(ato, id);
  const antes = await obterMatricula(tx, quem, id);
  if (matricula.versao !== versao) throw versaoDesatualizada({ tipo: 'matricula', id }, antes);
  if (!isAtiva(matricula.movimento)) throw erros.MATRICULA_NAO_ATIVA({ codigo: matricula.codigo });
  const { pessoas } = await carregarFatos(tx, [{ alunoId: matricula.alunoId, turmaId: 0, responsaveis }]);
  const aluno = pessoas.get(matricula.alunoId);
  if (!aluno) throw errosComuns.NAO_ENCONTRADO();
  conferirResponsaveis(responsaveis, aluno, pessoas, hoje);
  await sql`with entrada as (select * from json_to_recordset(${JSON.stringify(responsaveis.map((r, ordem) => ({ ...r, ordem })))}::json)
        as r(ordem int, "pessoaId" bigint, parentesco text, pedagogico boolean, financeiro boolean, percentual numeric)),
      fora as (delete from matriculas_responsaveis where matricula_id = ${id} and pessoa_id not in (select "pessoaId" from entrada)),
      gravada as (
        insert into matriculas_responsaveis (matricula_id, pessoa_id, parentesco, pedagogico, financeiro, percentual)
        select ${id}, "pessoaId", parentesco, pedagogico, financeiro, percentual from entrada order by ordem
        on conflict on constraint matriculas_responsaveis_pessoa_key do update
          set parentesco = excluded.parentesco, pedagogico = excluded.pedagogico, financeiro = excluded.financeiro, percentual = excluded.percentual)
    update matriculas set observacoes = ${observacoes}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(tx);
  await auditar(ato, {
    acao: 'matricula.editada',
    alvoTipo: 'matricula',
    alvoId: id,
    antes: { observacoes: antes.observacoes, responsaveis: antes.responsaveis.map(({ cpf: _cpf, falecido: _falecido, ...r }) => r) },
    depois: { observacoes, responsaveis: responsaveis.map((r) => ({ ...r, nome: pessoas.get(r.pessoaId)?.nome ?? '' })) },
  });
  return obterMatricula(tx, quem, id);
}
