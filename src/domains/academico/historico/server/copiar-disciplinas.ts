import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { partesApi } from '../api-partes.ts';
import { disciplinas } from './disciplinas.ts';
import { travarInstituicao } from './travar-instituicao.ts';

/**
 * Registers every active subject of ours that an institution lacks (none of that name and none mapped to it), mapped to ours.
 * Asked twice it adds nothing twice. @throws NAO_ENCONTRADO, INSTITUICAO_INATIVA
 */
export async function copiarDisciplinas(
  ato: Ato<Autor>,
  instituicaoId: number,
): Promise<RespostaServidor<typeof partesApi.copiarDisciplinas>> {
  const { tx } = ato;
  await travarInstituicao(tx, instituicaoId, () => errosComuns.NAO_ENCONTRADO());
  const { rows } = await sql<{
    id: number;
    nome: string;
    sigla: string | null;
    disciplinaId: number | null;
  }>`insert into instituicoes_disciplinas (instituicao_id, nome, sigla, disciplina_id)
    select ${instituicaoId}, d.nome, d.sigla, d.id from v_disciplina d where d.ativa
      and not exists (select 1 from instituicoes_disciplinas x where x.instituicao_id = ${instituicaoId} and (x.disciplina_id = d.id or f_busca(x.nome) = f_busca(d.nome)))
    order by d.ordem, d.nome returning id, nome, sigla, disciplina_id as "disciplinaId"`.execute(tx);
  await auditarVarios(
    ato,
    rows.map(({ id, ...depois }) => ({
      acao: 'instituicaoDisciplina.criada',
      alvoTipo: disciplinas.alvoTipo,
      alvoId: id,
      depois: { instituicaoId, ...depois },
    })),
  );
  const { rows: total } = await sql<{ n: number }>`select count(*)::int as n from v_disciplina where ativa`.execute(tx);
  return { criadas: rows.length, existentes: (total[0]?.n ?? 0) - rows.length };
}
