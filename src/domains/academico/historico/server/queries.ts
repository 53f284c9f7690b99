import { sql } from 'kysely';
import { palavrasDaBusca } from '#shared/palavras/busca.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { isCnpj, normalizarCnpj } from '#shared/documentos/cnpj.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, ondeTodas, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import type { historicoApi } from '../api.ts';

export type Instituicao = RespostaServidor<typeof historicoApi.obterInstituicao>;
export type ItemInstituicao = RespostaServidor<typeof historicoApi.listarInstituicoes>['itens'][number];
type Consulta = EntradaServidor<typeof historicoApi.listarInstituicoes>['query'];
type Coluna = Consulta['paginacao']['campoOrdenado'];

const contagens = sql`(select count(*)::int from instituicoes_disciplinas d where d.instituicao_id = i.id) as disciplinas,
  (select count(*)::int from instituicoes_turmas t where t.instituicao_id = i.id) as turmas`;
/** Name, city and both codes: whatever the letter of transfer has on it. */
const pesquisavel = sql`i.nome_busca || ' ' || f_busca(coalesce(i.cidade, '')) || ' ' || coalesce(lower(i.cnpj), '') || ' ' || coalesce(i.inep, '')`;
/** A CNPJ is looked for without its mask. */
const semMascara = (busca: string | undefined): string | undefined =>
  busca !== undefined && isCnpj(busca) ? normalizarCnpj(busca).toLowerCase() : busca;

function definicao({ Nome, Rede, Uf, Ativa }: Consulta['filtros']): DefinicaoLista<Coluna, ItemInstituicao> {
  return {
    colunas: sql<ItemInstituicao>`i.id, i.nome, i.rede, i.cnpj, i.inep, i.cidade, i.uf, i.telefone, i.ativa, ${contagens}`,
    de: sql`from instituicoes_ensino i`,
    onde: [
      ...contemPalavras(sql`(${pesquisavel})`, semMascara(Nome)),
      Rede !== null && sql`i.rede = ${Rede}`,
      Uf !== null && sql`i.uf = ${Uf}`,
      Ativa !== undefined && sql`i.ativa = ${Ativa}`,
    ],
    ordem: {
      nome: { semNulos: sql`i.nome_busca` },
      cidade: sql`f_busca(i.cidade)`,
      rede: { semNulos: sql`i.rede` },
      disciplinas: { semNulos: sql`disciplinas` },
      turmas: { semNulos: sql`turmas` },
    },
    desempate: sql`i.id`,
  };
}

/** One page of other institutions. */
export function listarInstituicoes(db: Db, { paginacao, filtros }: Consulta): Promise<Pagina<ItemInstituicao>> {
  return listar<ItemInstituicao, Coluna>(db, definicao(filtros), paginacao);
}

/** All of a filter, in batches, for the export. */
export function percorrerInstituicoes(db: Db, { paginacao, filtros }: Consulta): AsyncGenerator<ItemInstituicao[]> {
  return percorrer<ItemInstituicao, Coluna>(db, definicao(filtros), paginacao);
}

/** One institution. @throws NAO_ENCONTRADO */
export async function obterInstituicao(db: Db | Tx, id: number): Promise<Instituicao> {
  const { rows } =
    await sql<Instituicao>`select i.id, i.nome, i.rede, i.cnpj, i.inep, i.cep, i.logradouro, i.numero, i.complemento, i.bairro, i.cidade, i.uf, i.pais, i.telefone, i.email,
      i.contato, i.observacoes, i.ativa, i.versao, ${contagens} from instituicoes_ensino i where i.id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

type Busca = EntradaServidor<typeof historicoApi.buscarInstituicoes>['query'];
type Achadas = RespostaServidor<typeof historicoApi.buscarInstituicoes>;

/** Names for a picker: the twenty nearest, or the one of an id. */
export async function buscarInstituicoes(db: Db, { Nome, Id, SoAtivas }: Busca): Promise<Achadas> {
  const onde = ondeTodas([
    ...contemPalavras(sql`(${pesquisavel})`, semMascara(Nome)),
    Id !== undefined && sql`i.id = ${Id}`,
    SoAtivas === true && sql`i.ativa`,
  ]);
  const { rows: itens } = await sql<
    Achadas['itens'][number]
  >`select i.id, i.nome, i.cidade, i.uf from instituicoes_ensino i ${onde} order by i.nome_busca, i.id limit 20`.execute(db);
  return { itens };
}

type PerguntaSemelhantes = EntradaServidor<typeof historicoApi.verSemelhantes>['query'];
type Semelhantes = RespostaServidor<typeof historicoApi.verSemelhantes>;

/** Institutions that may be the one being typed: the same code, the same CNPJ, or every word of the name. */
export async function verSemelhantes(db: Db, { Nome, Cnpj, Inep, IgnorarId }: PerguntaSemelhantes): Promise<Semelhantes> {
  const cnpj = Cnpj !== undefined && isCnpj(Cnpj) ? normalizarCnpj(Cnpj) : null;
  const inep = Inep !== undefined && /^\d{8}$/.test(Inep) ? Inep : null;
  const porNome = palavrasDaBusca(Nome ?? '').join('').length >= 5 ? contemPalavras(sql`i.nome_busca`, Nome) : [];
  const nome = porNome.length === 0 ? sql`false` : sql.join(porNome, sql` and `);
  const { rows: itens } = await sql<Semelhantes['itens'][number]>`select i.id, i.nome, i.cidade, i.uf, i.ativa,
      case when i.inep = ${inep} then 'inep' when i.cnpj = ${cnpj} then 'cnpj' else 'nome' end as motivo
    from instituicoes_ensino i where (i.inep = ${inep} or i.cnpj = ${cnpj} or (${nome})) and i.id is distinct from ${IgnorarId ?? null}::bigint
    order by case when i.inep = ${inep} then 0 when i.cnpj = ${cnpj} then 1 else 2 end, i.nome_busca, i.id limit 5`.execute(db);
  return { itens };
}
