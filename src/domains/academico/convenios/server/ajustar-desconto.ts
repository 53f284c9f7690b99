import { sql } from 'kysely';
import {
  encerrarDesconto,
  incluirDesconto,
  lerVencimentosAbertos,
  ondeEsta,
} from '#domains/academico/contratos/aditivos/datados/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData, somarDias } from '#shared/datas.ts';
import { errosConvenio } from '../erros.ts';
import { ajusteDoDesconto, type Ajuste, alcanca, type Dias } from '../desejado.ts';

/** Of a row `d`, its last day: an end that was not signed, or was revoked, ended nothing. */
const ultimoDia = sql`coalesce((select d.ate_antes from v_aditivo_estado f where f.id = d.fim_aditivo_id and f.situacao = 'revogado'), d.ate)`;
/** Of a row `d`, whether what was put on the contract stands there or waits for its signature. */
const deVerdade = sql`${ultimoDia} >= d.de
  and ${ondeEsta({ contrato: sql`d.contrato_id`, aditivo: sql`d.aditivo_id`, desconto: sql`p.desconto_id` })} <> 'nao'`;

/** Whether something of an entry's discount stands on a contract, or an end of it still waits for its signature. */
export async function temDescontoEmContrato(tx: Tx, participacaoId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from convenios_descontos d join v_convenio_pessoa p on p.id = d.participacao_id
    where d.participacao_id = ${participacaoId} and (${deVerdade}
      or exists (select from v_aditivo_estado f where f.id = d.fim_aditivo_id and f.situacao not in ('vigente', 'revogado'))) limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

type Dado = Dias & { id: number; contratoId: number; aditivoId: number | null; espera: boolean };
type Lido = Dias & {
  participacaoId: number;
  matriculaId: number;
  convenioId: number;
  convenioNome: string;
  descontoId: number;
  dados: Dado[];
};
type AjusteDevido = Omit<Lido, 'de' | 'ate'> & { ajuste: Ajuste };

/**
 * What is not on the contracts as the agreement says: each active enrollment of who is in it, in the school years that their days touch. A
 * contract is of its year: what is given on it ends with the year. Where all that it would change was paid there is nothing to adjust.
 */
export async function ajustesDevidos(
  db: Db | Tx,
  { convenioId, participacaoId = null }: { convenioId?: number; participacaoId?: number | null },
): Promise<AjusteDevido[]> {
  const { rows } =
    await sql<Lido>`select p.id as "participacaoId", m.id as "matriculaId", p.convenio_id as "convenioId", p.convenio_nome as "convenioNome",
      p.desconto_id as "descontoId", p.entrada as de, least(p.ate, make_date(m.ano, 12, 31)) as ate,
      coalesce((select json_agg(json_build_object('id', d.id, 'contratoId', d.contrato_id, 'aditivoId', d.aditivo_id,
        'espera', exists (select from v_aditivo_estado a where a.id = d.aditivo_id and a.situacao <> 'vigente'), 'de', d.de, 'ate', ${ultimoDia}) order by d.de)
        from convenios_descontos d where d.participacao_id = p.id and d.matricula_id = m.id and ${deVerdade}), '[]') as dados
    from v_convenio_pessoa p join v_matricula_resumo m on m.aluno_id = p.pessoa_id and m.ativa and make_date(m.ano, 12, 31) >= p.entrada
      and (make_date(m.ano, 1, 1) <= p.ate or exists (select from convenios_descontos d where d.participacao_id = p.id and d.matricula_id = m.id))
    where p.desconto_id is not null and ${participacaoId === null ? sql`p.convenio_id = ${convenioId}` : sql`p.id = ${participacaoId}`}
    order by p.id, m.id`.execute(db);
  const devidos = rows.flatMap(({ de, ate, ...lido }) => {
    const ajuste = ajusteDoDesconto({ de, ate }, lido.dados);
    return ajuste === null ? [] : [{ ...lido, ajuste }];
  });
  const matriculaIds = devidos.map(({ matriculaId }) => matriculaId);
  const abertos = await lerVencimentosAbertos(db, matriculaIds);
  return devidos.filter(({ matriculaId, dados, ajuste }) => {
    const vencimentos = abertos.get(matriculaId);
    return vencimentos === undefined || dados.some(({ espera }) => espera) || alcanca(ajuste, vencimentos);
  });
}

/** Brings the contracts of one person to what the agreement says. Gives how many were changed. @throws what `incluirDesconto` and `encerrarDesconto` refuse */
export async function ajustarDescontos(ato: Ato, { participacaoId }: { participacaoId: number }): Promise<number> {
  await sql`select 1 from convenios_pessoas where id = ${participacaoId} for update`.execute(ato.tx);
  const devidos = await ajustesDevidos(ato.tx, { participacaoId });
  for (const devido of devidos) await ajustar(ato, devido);
  // What was on the contract by other means and lasts longer ends with the agreement that it is of now.
  for (const devido of await ajustesDevidos(ato.tx, { participacaoId }))
    if (devido.ajuste.encerrarDesde !== null) await ajustar(ato, devido);
  return devidos.length;
}

async function ajustar(ato: Ato, { ajuste: { encerrarDesde, incluir }, ...devido }: AjusteDevido): Promise<void> {
  const { participacaoId, matriculaId, descontoId, convenioId, convenioNome, dados } = devido;
  const motivo = `Convênio: ${convenioNome}`;
  // What stands no more leaves its days free: an addendum that was withdrawn, a contract that was cancelled.
  const vivos = dados.map(({ id }) => id);
  await sql`update convenios_descontos set ate = de - 1 where participacao_id = ${participacaoId} and matricula_id = ${matriculaId}
    and ate >= de and not (id = any(${vivos}::bigint[]))`.execute(ato.tx);
  if (incluir) {
    const dias = await diasLivres(ato.tx, { participacaoId, matriculaId, descontoId, incluir });
    const onde = await incluirDesconto(ato, { matriculaId, descontoId, ...dias, motivo, assume: true });
    const ate = onde.ate !== undefined && onde.ate > dias.ate ? onde.ate : dias.ate;
    await sql`insert into convenios_descontos (participacao_id, matricula_id, contrato_id, aditivo_id, de, ate)
      values (${participacaoId}, ${matriculaId}, ${onde.contratoId}, ${onde.aditivoId}, ${dias.de}, ${ate})`.execute(ato.tx);
  }
  if (encerrarDesde !== null)
    for (const { id, contratoId, aditivoId, ate } of dados.filter((d) => d.ate >= encerrarDesde)) {
      // Who left and came back has the discount again after it: that is another row.
      const fim = await encerrarDesconto(ato, {
        contratoId,
        descontoId,
        aditivoId,
        aPartirDe: encerrarDesde,
        ate,
        motivo: `Fim do ${motivo}`,
      });
      await sql`update convenios_descontos set ate = greatest(${encerrarDesde}::date, de) - 1, ate_antes = ${ate}, fim_aditivo_id = ${fim.aditivoId}
        where id = ${id}`.execute(ato.tx);
    }
  await auditar(ato, {
    acao: 'convenio.desconto_ajustado',
    alvoTipo: 'convenio',
    alvoId: convenioId,
    depois: { matriculaId, incluir, encerrarDesde },
  });
}

/**
 * The days that are left to an agreement where another gives the very discount: it would end for both when one of them ends. What comes before
 * and between stays without; what comes after the other is put. @throws CONVENIO_DE_OUTRO where no day is left
 */
async function diasLivres(
  tx: Tx,
  { participacaoId, matriculaId, descontoId, incluir }: Pick<Lido, 'participacaoId' | 'matriculaId' | 'descontoId'> & { incluir: Dias },
): Promise<Dias> {
  const { rows } = await sql<{ convenio: string; ate: DataCivil }>`select p.convenio_nome as convenio, ${ultimoDia} as ate
    from convenios_descontos d join v_convenio_pessoa p on p.id = d.participacao_id
    where d.matricula_id = ${matriculaId} and d.participacao_id <> ${participacaoId} and p.desconto_id = ${descontoId}
      and d.de <= ${incluir.ate}::date and ${ultimoDia} >= ${incluir.de}::date and ${deVerdade} order by 2 desc limit 1`.execute(tx);
  const [outro] = rows;
  if (!outro) return incluir;
  if (outro.ate >= incluir.ate) throw errosConvenio.CONVENIO_DE_OUTRO({ convenio: outro.convenio, ate: formatarData(outro.ate) });
  return { de: somarDias(outro.ate, 1), ate: incluir.ate };
}
