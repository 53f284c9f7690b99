import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditar, auditarVarios, autorDaLinha, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { consentimentosApi as api } from '../api.ts';
import { errosConsentimento as erros } from '../erros.ts';
import type { OrigemDoConsentimento } from '../origens.ts';

type Vinculo = { pessoaId: number; alunoId: number | null };
type Registrado = Vinculo & { id: number };

/**
 * Records consents to the text of a purpose that is in force, by its key or number; whoever had agreed stays as recorded. The caller has judged
 * who may answer for whom; a student who answers for themselves stands without a student. Gives the new ones.
 */
export async function consentir(
  ato: Ato<Autor>,
  { finalidade, vinculos, origem }: { finalidade: string | number; vinculos: readonly Vinculo[]; origem: OrigemDoConsentimento },
): Promise<Registrado[]> {
  const { usuarioId, usuarioNome } = autorDaLinha(ato.quem);
  const qual = typeof finalidade === 'number' ? sql`f.id = ${finalidade}` : sql`f.chave = ${finalidade}`;
  const { rows } = await sql<Registrado & { finalidade: string; texto: number }>`with texto as (
      select t.id, t.finalidade_id, t.numero, f.nome from consentimentos_finalidades f join consentimentos_textos t on t.finalidade_id = f.id
      where ${qual} order by t.numero desc limit 1),
    novos as (insert into consentimentos (finalidade_id, texto_id, pessoa_id, aluno_id, origem, usuario_id, usuario_nome)
      select distinct t.finalidade_id, t.id, x."pessoaId", nullif(x."alunoId", x."pessoaId"), ${origem}, ${usuarioId}::bigint, ${usuarioNome}
      from texto t, json_to_recordset(${JSON.stringify(vinculos)}::json) as x("pessoaId" bigint, "alunoId" bigint)
      order by 3, 4 on conflict (pessoa_id, finalidade_id, coalesce(aluno_id, 0)) where revogado_em is null do nothing
      returning id, pessoa_id, aluno_id)
    select n.id, n.pessoa_id as "pessoaId", n.aluno_id as "alunoId", t.nome as finalidade, t.numero as texto from novos n, texto t`.execute(
    ato.tx,
  );
  await auditarVarios(
    ato,
    rows.map(({ pessoaId, alunoId, finalidade: nome, texto }) => ({
      acao: 'pessoa.consentimento',
      alvoTipo: 'pessoa',
      alvoId: pessoaId,
      depois: { finalidade: nome, texto, alunoId, origem },
    })),
  );
  return rows.map(({ id, pessoaId, alunoId }) => ({ id, pessoaId, alunoId }));
}

type Quais = { id: number } | (Vinculo & { finalidade: string });

/** Takes a consent in force back, by its number or by who gave it for what; false when there is none. */
export async function revogarConsentimento(ato: Ato<Autor>, quais: Quais): Promise<boolean> {
  const { tx, quem } = ato;
  const onde =
    'id' in quais
      ? sql`c.id = ${quais.id}`
      : sql`c.pessoa_id = ${quais.pessoaId} and c.aluno_id is not distinct from nullif(${quais.alunoId}::bigint, c.pessoa_id)
          and f.chave = ${quais.finalidade}`;
  const { rows } = await sql<{ pessoaId: number; alunoId: number | null; finalidade: string; origem: string }>`update consentimentos c
    set revogado_em = clock_timestamp(), revogado_por = ${nomeDoAutor(quem)} from consentimentos_finalidades f
    where f.id = c.finalidade_id and c.revogado_em is null and ${onde}
    returning c.pessoa_id as "pessoaId", c.aluno_id as "alunoId", f.nome as finalidade, c.origem`.execute(tx);
  const [revogado] = rows;
  if (!revogado) return false;
  const { pessoaId, ...antes } = revogado;
  await auditar(ato, { acao: 'pessoa.consentimento_revogado', alvoTipo: 'pessoa', alvoId: pessoaId, antes });
  return true;
}

type Pedido = EntradaServidor<typeof api.registrarConsentimento>['body'];

/** A consent that the office records. @throws NAO_ENCONTRADO, CONSENTIMENTO_DE_MENOR, CONSENTIMENTO_SEM_VINCULO, CONSENTIMENTO_EM_VIGOR */
export async function registrarConsentimento(ato: Ato, { finalidadeId, pessoaId, alunoId, origem }: Pedido): Promise<{ id: number }> {
  const { rows } = await sql<{ conhecidos: boolean; menor: string | null; responde: boolean }>`select
    (select p.nome from pessoas p where p.id = ${pessoaId} and p.data_nascimento > ${ato.hoje}::date - interval '18 years') as menor,
    exists (select 1 from pessoas where id = ${pessoaId}) and exists (select 1 from consentimentos_finalidades where id = ${finalidadeId}) as conhecidos,
    ${alunoId}::bigint is null or exists (select 1 from v_matricula_responsavel r join v_matricula_estado m on m.id = r.matricula_id
      where r.pessoa_id = ${pessoaId} and m.aluno_id = ${alunoId}) as responde`.execute(ato.tx);
  if (!rows[0]?.conhecidos) throw errosComuns.NAO_ENCONTRADO();
  if (!rows[0].responde) throw erros.CONSENTIMENTO_SEM_VINCULO();
  if (rows[0].menor !== null) throw erros.CONSENTIMENTO_DE_MENOR({ nome: rows[0].menor }, { campos: ['pessoaId'] });
  const [novo] = await consentir(ato, { finalidade: finalidadeId, vinculos: [{ pessoaId, alunoId }], origem });
  if (!novo) throw erros.CONSENTIMENTO_EM_VIGOR();
  return { id: novo.id };
}

/** As easily taken back as given. @throws NAO_ENCONTRADO, CONSENTIMENTO_REVOGADO */
export async function retirarConsentimento(ato: Ato, id: number): Promise<null> {
  if (await revogarConsentimento(ato, { id })) return null;
  const { rows } = await sql`select 1 from consentimentos where id = ${id}`.execute(ato.tx);
  throw rows.length > 0 ? erros.CONSENTIMENTO_REVOGADO() : errosComuns.NAO_ENCONTRADO();
}
