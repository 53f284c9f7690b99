import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { conferenciaDaMudancaApi } from '../api.ts';
import { conciliar, type LinhaConferida, type Soma } from '../conciliar.ts';
import { somarTrazidos } from './somas.ts';

type Saida = RespostaServidor<typeof conferenciaDaMudancaApi.obter>;
type Guardados = { totais: Soma[]; versao: number };

/** What was typed of the old system so far. */
export async function lerTotais(db: Db | Tx, trava = sql``): Promise<Guardados> {
  const { rows } = await sql<Guardados>`select totais, versao from mudancas_totais where id = 1 ${trava}`.execute(db);
  return rows[0] ?? { totais: [], versao: 1 };
}

export async function conferir(db: Db | Tx, totais: readonly Soma[]): Promise<LinhaConferida[]> {
  return conciliar(await somarTrazidos(db), totais);
}

export async function obterConferencia(db: Db | Tx): Promise<Saida> {
  const { totais, versao } = await lerTotais(db);
  const { rows: assinaturas } = await sql<
    Saida['assinaturas'][number]
  >`select id, numero, data_emissao as "dataEmissao", usuario_nome as "usuarioNome",
    coalesce((conteudo ->> 'diferencas')::int, 0) as diferencas from mudancas_conferencias order by id desc`.execute(db);
  return { versao, linhas: await conferir(db, totais), assinaturas };
}

type Pedido = EntradaServidor<typeof conferenciaDaMudancaApi.guardarTotais>['body'];

/** Keeps the totals of the old system, whole. @throws VERSAO_DESATUALIZADA */
export async function guardarTotais(ato: Ato, { versao, totais }: Pedido): Promise<void> {
  const { tx } = ato;
  await sql`insert into mudancas_totais (id) values (1) on conflict do nothing`.execute(tx);
  const antes = await lerTotais(tx, sql`for update`);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: 'mudanca_totais', id: 1 }, await obterConferencia(tx));
  const ditos = totais.filter(({ quantidade, valorCentavos }) => quantidade !== null || valorCentavos !== null);
  await sql`update mudancas_totais set totais = ${JSON.stringify(ditos)}::jsonb, versao = versao + 1 where id = 1`.execute(tx);
  await auditar(ato, {
    acao: 'mudanca_totais.editados',
    alvoTipo: 'mudanca_totais',
    alvoId: 1,
    antes: { totais: antes.totais },
    depois: { totais: ditos },
  });
}
