import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { recolhimentosApi } from '../api.ts';
import { lerLogo, planejarRecolhimentos } from '../planejar.ts';
import { lerPendentes } from './ler-pendentes.ts';

type Resposta = RespostaServidor<typeof recolhimentosApi.obterARecolher>;

/** What was withheld and is to be handed over, as it would become payables, and what was handed over. */
export async function obterARecolher({ db, hoje }: { db: Db; hoje: DataCivil }): Promise<Resposta> {
  const { grupos, aCompensar } = planejarRecolhimentos(await lerPendentes(db, hoje), hoje);
  return {
    grupos: grupos.map(({ itens, ...grupo }) => ({
      ...grupo,
      vencido: grupo.dataVencimento < hoje,
      titulos: new Set(itens.map((i) => i.tituloId)).size,
    })),
    logo: lerLogo(grupos, hoje),
    aCompensar,
    recolhidos: await lerRecolhidos(db, hoje),
    externos: await lerExternos(db, hoje),
    habitual: await lerHabitual(db),
  };
}

async function lerRecolhidos(db: Db, hoje: DataCivil): Promise<Resposta['recolhidos']> {
  const { rows } = await sql<
    Resposta['recolhidos'][number]
  >`select t.id as "tituloId", t.numero as "tituloNumero", f.nome as "fornecedorNome", k.tipo, k.codigo, k.competencia, t.data_vencimento as "dataVencimento", t.valor_centavos as "valorCentavos",
      t.situacao, t.aprovacao, t.saldo_centavos > 0 and t.data_vencimento < ${hoje}::date as vencido, greatest(0, ${hoje}::date - t.data_vencimento) as "diasAtraso",
      exists (select 1 from v_titulo_pagar_no_banco b where b.titulo_id = t.id) as "noBanco"
    from recolhimentos k join v_titulo_pagar t on t.id = k.titulo_id join v_fornecedor f on f.id = t.fornecedor_id
    where k.competencia >= ${hoje}::date - interval '2 years' order by t.id desc limit 200`.execute(db);
  return rows;
}

async function lerExternos(db: Db, hoje: DataCivil): Promise<Resposta['externos']> {
  const { rows } = await sql<
    Resposta['externos'][number]
  >`select x.id, f.nome as "fornecedorNome", x.tipo, x.codigo, x.competencia, x.valor_centavos as "valorCentavos", x.data_recolhimento as "dataRecolhimento", x.motivo,
      x.usuario_nome as "usuarioNome", x.created_at as em,
      case when d.externo_id is not null then json_build_object('motivo', d.motivo, 'usuarioNome', d.usuario_nome, 'em', d.created_at) end as desfeito
    from recolhimentos_externos x left join v_fornecedor f on f.id = x.fornecedor_id left join recolhimentos_externos_desfeitos d on d.externo_id = x.id
    where x.competencia >= ${hoje}::date - interval '2 years' order by x.id desc limit 200`.execute(db);
  return rows;
}

async function lerHabitual(db: Db): Promise<Resposta['habitual']> {
  const { rows } = await sql<
    NonNullable<Resposta['habitual']>
  >`select r.categoria_financeira_id as "categoriaFinanceiraId", t.conta_bancaria_id as "contaBancariaId", t.forma_pagamento_id as "formaPagamentoId"
    from recolhimentos k join v_titulo_pagar t on t.id = k.titulo_id join titulos_pagar_rateio r on r.titulo_id = t.id order by t.id desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}
