import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosLancamento } from '../../erros.ts';
import type { modelosApi, rascunhosApi } from '../api.ts';
import { errosRascunho } from '../erros.ts';
import type { novoModelo, novoRascunho } from '../esquemas.ts';
import './restricoes.ts';

export type Rascunho = RespostaServidor<typeof rascunhosApi.obter>;
export type Modelo = RespostaServidor<typeof modelosApi.obter>;
type CorpoDoRascunho = z.output<typeof novoRascunho>;
type CorpoDoModelo = z.output<typeof novoModelo>;

const partidas = sql`coalesce((select json_agg(json_build_object('contaId', x.conta_id, 'contaCodigo', c.codigo, 'contaNome', c.nome, 'centroCustoId', x.centro_custo_id,
      'debitoCentavos', nullif(x.debito_centavos, 0), 'creditoCentavos', nullif(x.credito_centavos, 0), 'historico', x.historico) order by x.ordem)
    from rascunhos_contabeis_linhas x left join contas_contabeis c on c.id = x.conta_id where x.rascunho_id = r.id), '[]')`;
const somaDosDebitos = sql`coalesce((select sum(x.debito_centavos) from rascunhos_contabeis_linhas x where x.rascunho_id = r.id), 0)::bigint`;
const diferenca = sql`coalesce((select sum(x.debito_centavos - x.credito_centavos) from rascunhos_contabeis_linhas x where x.rascunho_id = r.id), 0)::bigint`;

/** Throws RASCUNHO_NAO_ENCONTRADO, VERSAO_DESATUALIZADA, CONTA_CONTABIL_DESCONHECIDA. */
export const rascunhos = registroListado<Rascunho, CorpoDoRascunho>(
  {
    tabela: 'rascunhos_contabeis',
    alvoTipo: 'rascunho_contabil',
    selecao: sql<Rascunho>`r.id, coalesce(r.data_lancamento, r.created_at::date) as "dataLancamento", r.ajuste, r.historico, r.documento, ${partidas} as partidas, ${somaDosDebitos} as "valorCentavos",
      ${diferenca} as "diferencaCentavos", (select m.nome from rascunhos_contabeis m where m.id = r.modelo_id) as "modeloNome",
      r.versao`,
    de: sql`from (select * from rascunhos_contabeis where tipo = 'rascunho') r`,
    colunas: { dataLancamento: 'data_lancamento', ajuste: 'ajuste', historico: 'historico', documento: 'documento', partidas: null },
    aposGravar: gravarLinhas,
  },
  () => errosLancamento.RASCUNHO_NAO_ENCONTRADO(),
);

/** Throws MODELO_CONTABIL_NAO_ENCONTRADO, MODELO_CONTABIL_REPETIDO, VERSAO_DESATUALIZADA. */
export const modelos = registroListado<Modelo, CorpoDoModelo>(
  {
    tabela: 'rascunhos_contabeis',
    alvoTipo: 'modelo_contabil',
    selecao: sql<Modelo>`r.id, coalesce(r.nome, '') as nome, r.historico, r.documento, ${partidas} as partidas, ${somaDosDebitos} as "valorCentavos", r.dia_recorrente as "diaRecorrente",
      r.recorre_de as "recorreDe", r.recorre_ate as "recorreAte", r.ativo, r.versao`,
    de: sql`from (select * from rascunhos_contabeis where tipo = 'modelo') r`,
    colunas: {
      nome: 'nome',
      historico: 'historico',
      documento: 'documento',
      partidas: null,
      diaRecorrente: 'dia_recorrente',
      recorreDe: 'recorre_de',
      recorreAte: 'recorre_ate',
      ativo: 'ativo',
    },
    aposGravar: gravarLinhas,
  },
  () => errosRascunho.MODELO_CONTABIL_NAO_ENCONTRADO(),
);

/** Lines are those of the body, written anew; those of a deleted record go with it. */
async function gravarLinhas(
  { tx }: Ato<Autor>,
  id: number,
  { depois }: { depois: { partidas: CorpoDoRascunho['partidas'] } | null },
): Promise<void> {
  if (depois === null) return;
  await sql`delete from rascunhos_contabeis_linhas where rascunho_id = ${id}`.execute(tx);
  await sql`insert into rascunhos_contabeis_linhas (rascunho_id, ordem, conta_id, centro_custo_id, debito_centavos, credito_centavos, historico)
    select ${id}, e.ordem, e."contaId", e."centroCustoId", coalesce(e."debitoCentavos", 0), coalesce(e."creditoCentavos", 0), e.historico
    from json_to_recordset(${JSON.stringify(depois.partidas.map((p, i) => ({ ...p, ordem: i + 1 })))}::json)
      as e(ordem int, "contaId" bigint, "centroCustoId" bigint, "debitoCentavos" bigint, "creditoCentavos" bigint, historico text)`.execute(
    tx,
  );
}

/** Drafts by day and words. */
export const listaDeRascunhos = ({ de, ate, texto }: FiltrosDe<typeof rascunhosApi>) =>
  listaDe(
    rascunhos,
    [
      de !== null && sql`r.data_lancamento >= ${de}`,
      ate !== null && sql`r.data_lancamento <= ${ate}`,
      ...contemPalavras(sql`f_busca(coalesce(r.historico, '') || ' ' || coalesce(r.documento, ''))`, texto),
    ],
    { data: sql`r.data_lancamento`, valor: somaDosDebitos },
  );

/** Models by name. */
export const listaDeModelos = ({ nome, recorrente, ativo }: FiltrosDe<typeof modelosApi>) =>
  listaDe(
    modelos,
    [
      ...contemPalavras(sql`f_busca(r.nome)`, nome),
      recorrente !== undefined && sql`(r.dia_recorrente is not null) = ${recorrente}`,
      ativo !== undefined && sql`r.ativo = ${ativo}`,
    ],
    { nome: sql`f_busca(r.nome)` },
  );
