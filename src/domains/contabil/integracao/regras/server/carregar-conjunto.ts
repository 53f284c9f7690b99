import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { conjuntoDe } from '../../conjuntos/conjuntos.ts';
import type { opcoesDeRegra } from '../api.ts';
import { errosRegra } from '../erros.ts';
import type { cargaDoConjunto } from '../esquemas.ts';
import './restricoes.ts';

/**
 * Loads the rules delivered for a school. A rule whose account or category the school lacks is left out, to be made by hand: the preview says
 * which facts miss it. Two who load at once take turns. Throws REGRAS_JA_EXISTEM, REGRAS_SEM_PLANO.
 */
export async function carregarConjuntoDeRegras(
  ato: Ato<Autor>,
  { entidade, vigenteDesde }: z.output<typeof cargaDoConjunto>,
): Promise<{ regras: number }> {
  const { tx } = ato;
  await sql`select 1 from contabil_configuracao for update`.execute(tx);
  const { rows } = await sql`select 1 from regras_contabeis limit 1`.execute(tx);
  if (rows[0]) throw errosRegra.REGRAS_JA_EXISTEM();
  const conjunto = conjuntoDe(entidade).map((r, ordem) => ({ ...r, ordem, dispensa: r.debito === null && r.credito === null }));
  const { numAffectedRows } = await sql`
    insert into regras_contabeis (evento, parte, variante, categoria_id, conta_bancaria_id, vigente_desde, dispensa, debito_id, credito_id)
    select r.evento, r.parte, r.variante, k.id, b.id, ${vigenteDesde}::date, r.dispensa, d.id, c.id
    from json_to_recordset(${JSON.stringify(conjunto)}::json) as r(ordem int, evento text, parte text, variante text, categoria text, "tipoDeConta" text, debito text, credito text, dispensa boolean)
    left join contas_contabeis d on d.codigo = r.debito and d.tipo = 'analitica' and d.ativa
    left join contas_contabeis c on c.codigo = r.credito and c.tipo = 'analitica' and c.ativa
    left join v_categoria_financeira k on f_busca(k.nome) = f_busca(r.categoria)
    left join v_conta_bancaria b on b.tipo = r."tipoDeConta"
    where (r.debito is null) = (d.id is null) and (r.credito is null) = (c.id is null) and (r.categoria is null) = (k.id is null)
      and (r."tipoDeConta" is null) = (b.id is null)
    order by r.ordem on conflict do nothing`.execute(tx);
  const regras = Number(numAffectedRows);
  if (regras <= conjunto.filter((r) => r.dispensa).length) throw errosRegra.REGRAS_SEM_PLANO();
  await auditar(ato, {
    acao: 'regra_contabil.conjunto',
    alvoTipo: 'regra_contabil',
    alvoId: 1,
    depois: { entidade, vigenteDesde, regras },
  });
  return { regras };
}

/** What rules may ask of a fact. */
export async function lerOpcoes(db: Db): Promise<RespostaServidor<typeof opcoesDeRegra>> {
  const { rows } = await sql<RespostaServidor<typeof opcoesDeRegra>>`select
    (select coalesce(json_agg(json_build_object('id', x.id, 'nome', x.nome) order by x.ordem, x.id), '[]') from v_segmentacao x) as segmentacoes,
    (select coalesce(json_agg(json_build_object('id', x.id, 'nome', x.nome) order by x.segmentacao_ordem, x.ordem, x.id), '[]') from v_curso x) as cursos,
    (select coalesce(json_agg(json_build_object('id', x.id, 'nome', x.nome) order by f_busca(x.nome), x.id), '[]') from v_categoria_financeira x) as categorias,
    (select coalesce(json_agg(json_build_object('id', x.id, 'nome', x.nome) order by f_busca(x.nome), x.id), '[]') from v_grupo_de_produtos x) as grupos,
    (select coalesce(json_agg(json_build_object('id', x.id, 'nome', x.nome) order by f_busca(x.nome), x.id), '[]') from v_forma_pagamento x) as formas,
    (select coalesce(json_agg(json_build_object('id', x.id, 'nome', x.nome) order by f_busca(x.nome), x.id), '[]') from v_conta_bancaria x) as contas,
    (select coalesce(json_agg(json_build_object('id', x.id, 'nome', x.nome) order by f_busca(x.nome), x.id), '[]') from v_centro_custo x where x.ativo) as centros`.execute(
    db,
  );
  return rows[0] as RespostaServidor<typeof opcoesDeRegra>;
}
