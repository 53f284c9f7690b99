import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditar, auditarVarios, autorDaLinha, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { conferirCampos } from '#platform/server/conferir-campos.ts';
import { conferirAteHoje } from '#shared/campos/ate-hoje.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { consentimentosApi as api } from '../api.ts';
import { errosConsentimento as erros } from '../erros.ts';
import type { OrigemDoConsentimento } from '../origens.ts';

type Vinculo = { pessoaId: number; alunoId: number | null };
type Registrado = Vinculo & { id: number };
type Consentido = {
  finalidade: string | number;
  vinculos: readonly Vinculo[];
  origem: OrigemDoConsentimento;
  /** Without a day: today. */
  consentidoEm?: DataCivil | null;
};

/**
 * Records consents to the text that a purpose, by its key or number, had on the day on which they were given; whoever had agreed stays as recorded,
 * and whoever took it back after that day has not given it again. The caller has judged who may answer for whom; a student who answers for
 * themselves stands without a student. Gives the new ones. @throws DADOS_INVALIDOS
 */
export async function consentir(ato: Ato<Autor>, { finalidade, vinculos, origem, ...pedido }: Consentido): Promise<Registrado[]> {
  const { usuarioId, usuarioNome } = autorDaLinha(ato.quem);
  const consentidoEm = diaDe(ato, 'consentidoEm', pedido.consentidoEm);
  const texto = await obterTexto(ato, finalidade, consentidoEm);
  const { rows } =
    await sql<Registrado>`insert into consentimentos (finalidade_id, texto_id, pessoa_id, aluno_id, origem, consentido_em, usuario_id, usuario_nome)
    select distinct ${texto.finalidadeId}::bigint, ${texto.id}::bigint, x."pessoaId", nullif(x."alunoId", x."pessoaId"), ${origem}, ${consentidoEm}::date,
      ${usuarioId}::bigint, ${usuarioNome}
    from json_to_recordset(${JSON.stringify(vinculos)}::json) as x("pessoaId" bigint, "alunoId" bigint)
    where not exists (select 1 from consentimentos r where r.pessoa_id = x."pessoaId" and r.finalidade_id = ${texto.finalidadeId}::bigint
      and r.aluno_id is not distinct from nullif(x."alunoId", x."pessoaId") and ${retiradoDepoisDe(consentidoEm)})
    order by 3, 4 on conflict (pessoa_id, finalidade_id, coalesce(aluno_id, 0)) where revogado_em is null do nothing
    returning id, pessoa_id as "pessoaId", aluno_id as "alunoId"`.execute(ato.tx);
  await auditarVarios(
    ato,
    rows.map(({ pessoaId, alunoId }) => ({
      acao: 'pessoa.consentimento',
      alvoTipo: 'pessoa',
      alvoId: pessoaId,
      depois: { finalidade: texto.finalidade, texto: texto.numero, alunoId, origem, consentidoEm },
    })),
  );
  return rows;
}

/** One that was taken back on its own day was none: so a day that was typed wrong is put right. */
const retiradoDepoisDe = (dia: DataCivil) => sql`r.retirado_em > ${dia}::date and r.retirado_em > r.consentido_em`;

/** The day that was told, which is not to come; without one, today. */
function diaDe({ hoje }: Pick<Ato<Autor>, 'hoje'>, nome: string, dia: DataCivil | null | undefined): DataCivil {
  const dito = dia ?? hoje;
  conferirCampos((addIssue) => conferirAteHoje(hoje, { [nome]: dito }, [nome], { addIssue }));
  return dito;
}

/**
 * The text of a purpose that was in force on a day: one holds from the day on which it was written. Papers of before the portal had none of its own: they
 * are to the first that the school wrote, or to the one that came with the portal.
 */
async function obterTexto({ tx, fuso }: Ato<Autor>, finalidade: string | number, dia: DataCivil) {
  const qual = typeof finalidade === 'number' ? sql`f.id = ${finalidade}` : sql`f.chave = ${finalidade}`;
  const { rows } = await sql<{
    id: number;
    finalidadeId: number;
    finalidade: string;
    numero: number;
    desde: DataCivil;
    daEscola: boolean;
  }>`select t.id, f.id as "finalidadeId", f.nome as finalidade, t.numero, (t.created_at at time zone ${fuso})::date as desde,
      t.usuario_id is not null as "daEscola"
    from consentimentos_finalidades f join consentimentos_textos t on t.finalidade_id = f.id where ${qual} order by t.numero desc`.execute(
    tx,
  );
  const texto = rows.find(({ desde }) => desde <= dia) ?? rows.findLast(({ daEscola }) => daEscola) ?? rows.at(-1);
  if (!texto) throw errosComuns.NAO_ENCONTRADO();
  return texto;
}

type Quais = ({ id: number } | (Vinculo & { finalidade: string })) & { /** Without a day: today. */ retiradoEm?: DataCivil | null };

/**
 * Takes a consent in force back, by its number or by who gave it for what; false when there is none.
 * @throws DADOS_INVALIDOS, RETIRADA_ANTES_DO_CONSENTIMENTO
 */
export async function revogarConsentimento(ato: Ato<Autor>, quais: Quais): Promise<boolean> {
  const { tx, quem } = ato;
  const retiradoEm = diaDe(ato, 'retiradoEm', quais.retiradoEm);
  const onde =
    'id' in quais
      ? sql`c.id = ${quais.id}`
      : sql`c.pessoa_id = ${quais.pessoaId} and c.aluno_id is not distinct from nullif(${quais.alunoId}::bigint, c.pessoa_id)
          and f.chave = ${quais.finalidade}`;
  const { rows } = await sql<{
    id: number;
    pessoaId: number;
    alunoId: number | null;
    finalidade: string;
    origem: string;
    consentidoEm: DataCivil;
  }>`select c.id, c.pessoa_id as "pessoaId", c.aluno_id as "alunoId", f.nome as finalidade, c.origem, c.consentido_em as "consentidoEm"
    from consentimentos c join consentimentos_finalidades f on f.id = c.finalidade_id
    where c.revogado_em is null and ${onde} for update of c`.execute(tx);
  const [revogado] = rows;
  if (!revogado) return false;
  const { id, pessoaId, ...antes } = revogado;
  if (retiradoEm < antes.consentidoEm)
    throw erros.RETIRADA_ANTES_DO_CONSENTIMENTO({ dia: formatarData(antes.consentidoEm) }, { campos: ['retiradoEm'] });
  await sql`update consentimentos set retirado_em = ${retiradoEm}, revogado_em = clock_timestamp(), revogado_por = ${nomeDoAutor(quem)}
    where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'pessoa.consentimento_revogado', alvoTipo: 'pessoa', alvoId: pessoaId, antes, depois: { retiradoEm } });
  return true;
}

type Pedido = EntradaServidor<typeof api.registrarConsentimento>['body'];

/**
 * A consent that the office records.
 * @throws NAO_ENCONTRADO, DADOS_INVALIDOS, CONSENTIMENTO_DE_MENOR, CONSENTIMENTO_SEM_VINCULO, CONSENTIMENTO_EM_VIGOR, CONSENTIMENTO_ANTES_DA_RETIRADA
 */
export async function registrarConsentimento(
  ato: Ato,
  { finalidadeId, pessoaId, alunoId, origem, ...pedido }: Pedido,
): Promise<{ id: number }> {
  const consentidoEm = diaDe(ato, 'consentidoEm', pedido.consentidoEm);
  const { rows } = await sql<{ conhecidos: boolean; menor: string | null; responde: boolean; retirado: DataCivil | null }>`select
    (select max(r.retirado_em) from consentimentos r where r.pessoa_id = ${pessoaId} and r.finalidade_id = ${finalidadeId}
      and r.aluno_id is not distinct from nullif(${alunoId}::bigint, r.pessoa_id) and ${retiradoDepoisDe(consentidoEm)}) as retirado,
    (select p.nome from pessoas p where p.id = ${pessoaId} and p.data_nascimento > ${consentidoEm}::date - interval '18 years') as menor,
    exists (select 1 from pessoas where id = ${pessoaId}) and exists (select 1 from consentimentos_finalidades where id = ${finalidadeId}) as conhecidos,
    ${alunoId}::bigint is null or exists (select 1 from v_matricula_responsavel r join v_matricula_estado m on m.id = r.matricula_id
      where r.pessoa_id = ${pessoaId} and m.aluno_id = ${alunoId}) as responde`.execute(ato.tx);
  if (!rows[0]?.conhecidos) throw errosComuns.NAO_ENCONTRADO();
  if (!rows[0].responde) throw erros.CONSENTIMENTO_SEM_VINCULO();
  if (rows[0].menor !== null)
    throw erros.CONSENTIMENTO_DE_MENOR({ nome: rows[0].menor, dia: formatarData(consentidoEm) }, { campos: ['pessoaId'] });
  const [novo] = await consentir(ato, { finalidade: finalidadeId, vinculos: [{ pessoaId, alunoId }], origem, consentidoEm });
  const { retirado } = rows[0];
  if (!novo && retirado !== null)
    throw erros.CONSENTIMENTO_ANTES_DA_RETIRADA({ dia: formatarData(retirado) }, { campos: ['consentidoEm'] });
  if (!novo) throw erros.CONSENTIMENTO_EM_VIGOR();
  return { id: novo.id };
}

/** As easily taken back as given. @throws NAO_ENCONTRADO, DADOS_INVALIDOS, CONSENTIMENTO_REVOGADO, RETIRADA_ANTES_DO_CONSENTIMENTO */
export async function retirarConsentimento(
  ato: Ato,
  { id, retiradoEm }: EntradaServidor<typeof api.retirarConsentimento>['body'] & { id: number },
): Promise<null> {
  if (await revogarConsentimento(ato, { id, retiradoEm })) return null;
  const { rows } = await sql`select 1 from consentimentos where id = ${id}`.execute(ato.tx);
  throw rows.length > 0 ? erros.CONSENTIMENTO_REVOGADO() : errosComuns.NAO_ENCONTRADO();
}
