import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import { formatarData } from '#shared/datas.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { errosIntegracao } from '../erros.ts';
import type { inicioDaIntegracao, recusaDeFatos } from '../esquemas.ts';
import { conferirIntervalo } from '../intervalo.ts';
import { type Intervalo, travarIntegracao } from './lancar-fatos.ts';
import './restricoes.ts';

const alvo = { alvoTipo: 'integracao_contabil', alvoId: 1 } as const;

/** Some facts and what takes them back, one after the other: neither is in the books without the other. */
const comVoltas = (fatos: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`recursive com_voltas(id) as (${fatos} union select f.id from com_voltas v join fatos_contabeis f on f.estorno_de = v.id)`;

/**
 * Leaves facts, and what takes them back, out of the books, with a reason that stays. What takes back a fact that is in the books goes there too,
 * or half of it would stay. Throws FATO_CONTABIL_NAO_ENCONTRADO, FATO_DESFAZ_LANCADO.
 */
export async function deixarFatosDeFora(
  ato: Ato<Pessoa>,
  { fatos, motivo }: z.output<typeof recusaDeFatos>,
): Promise<{ recusados: number }> {
  const { tx, quem } = ato;
  await travarIntegracao(tx);
  const unicos = [...new Set(fatos)];
  const { rows: lancados } = await sql<{ numero: string }>`select e.numero || '/' || e.ano as numero from fatos_contabeis f
    join fatos_lancados l on l.fato_id = f.estorno_de and l.desfeito_por is null join lancamentos_contabeis e on e.id = l.lancamento_id
    where f.id = any(${unicos}::bigint[]) order by e.id limit 1`.execute(tx);
  if (lancados[0]) throw errosIntegracao.FATO_DESFAZ_LANCADO({ numero: lancados[0].numero });
  const { rows } = await sql<{ id: number }>`with ${comVoltas(sql`select unnest(${unicos}::bigint[])`)}
    insert into fatos_dispensados (fato_id, motivo, razao, usuario_id, usuario_nome)
    select f.id, 'recusado', ${motivo}, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)} from v_fato_pendente f join com_voltas using (id)
    returning fato_id as id`.execute(tx);
  const recusados = rows.map(({ id }) => id);
  if (!unicos.every((id) => recusados.includes(id))) throw errosIntegracao.FATO_CONTABIL_NAO_ENCONTRADO();
  await auditar(ato, { acao: 'fatos_contabeis.recusados', ...alvo, motivo, depois: { fatos: recusados } });
  return { recusados: recusados.length };
}

/** Facts that were left out wait again: a rule that said so was corrected, or a refusal was a mistake; and so does what takes them back. Throws INTEGRACAO_INTERVALO. */
export async function retomarDispensados(ato: Ato<Pessoa>, intervalo: Intervalo): Promise<{ retomados: number }> {
  conferirIntervalo(intervalo);
  await travarIntegracao(ato.tx);
  const { rows } = await sql<{ id: number }>`with ${comVoltas(sql`select d.fato_id from fatos_dispensados d
      join fatos_contabeis f on f.id = d.fato_id where f.data_fato between ${intervalo.de}::date and ${intervalo.ate}::date`)}
    delete from fatos_dispensados d using com_voltas v where d.fato_id = v.id returning v.id`.execute(ato.tx);
  await auditar(ato, { acao: 'fatos_contabeis.retomados', ...alvo, depois: { ...intervalo, fatos: rows.length } });
  return { retomados: rows.length };
}

/** From which day facts are posted. Throws VERSAO_DESATUALIZADA, INTEGRACAO_JA_COMECOU. */
export async function mudarInicio(
  ato: Ato<Pessoa>,
  { versao, integrarDesde }: z.output<typeof inicioDaIntegracao>,
): Promise<{ versao: number }> {
  const { tx } = ato;
  const { rows } = await sql<{
    versao: number;
    integrarDesde: string | null;
    inicio: string | null;
  }>`select versao, integrar_desde as "integrarDesde",
    (select dia from v_inicio_dos_livros) as inicio from contabil_configuracao for update`.execute(tx);
  const [atual] = rows;
  if (!atual || atual.versao !== versao) throw versaoDesatualizada({ tipo: 'contabil_configuracao', id: 1 }, atual);
  await travarIntegracao(tx);
  const { rows: lancados } = await sql<{
    data: string | null;
  }>`select min(f.data_fato) as data from fatos_lancados l join fatos_contabeis f on f.id = l.fato_id
    where l.desfeito_por is null and f.data_fato < ${integrarDesde}::date`.execute(tx);
  const primeiro = lancados[0]?.data ?? null;
  if (primeiro !== null) throw errosIntegracao.INTEGRACAO_JA_COMECOU({ data: formatarData(primeiro) }, { campos: ['integrarDesde'] });
  await sql`update contabil_configuracao set integrar_desde = ${integrarDesde}::date, versao = versao + 1`.execute(tx);
  await auditar(ato, {
    acao: 'contabil_configuracao.integracao',
    alvoTipo: 'contabil_configuracao',
    alvoId: 1,
    antes: { integrarDesde: atual.integrarDesde },
    depois: { integrarDesde },
  });
  return { versao: versao + 1 };
}
