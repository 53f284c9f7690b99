import { sql } from 'kysely';
import { palavrasDaBusca } from '#shared/palavras/busca.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { isCnpj, normalizarCnpj } from '#shared/documentos/cnpj.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, ondeTodas } from '#platform/server/listas/listas.ts';
import type { buscasApi } from '../api-instituicoes.ts';
import type { partesApi } from '../api-partes.ts';

/** Name, city and both codes: whatever the letter of transfer has on it. */
export const pesquisavel = sql`r.nome_busca || ' ' || f_busca(coalesce(r.cidade, '')) || ' ' || coalesce(lower(r.cnpj), '') || ' ' || coalesce(r.inep, '')`;
/** A CNPJ is looked for without its mask. */
export const semMascara = (busca: string | undefined): string | undefined =>
  busca !== undefined && isCnpj(busca) ? normalizarCnpj(busca).toLowerCase() : busca;

type Busca = EntradaServidor<typeof buscasApi.buscar>['query'];
type Achadas = RespostaServidor<typeof buscasApi.buscar>;

/** Names for a picker: the twenty nearest, or the one of an id. */
export async function buscarInstituicoes(db: Db, { Nome, Id, SoAtivas }: Busca): Promise<Achadas> {
  const onde = ondeTodas([
    ...contemPalavras(sql`(${pesquisavel})`, semMascara(Nome)),
    Id !== undefined && sql`r.id = ${Id}`,
    SoAtivas === true && sql`r.ativa`,
  ]);
  const { rows: itens } = await sql<
    Achadas['itens'][number]
  >`select r.id, r.nome, r.cidade, r.uf from instituicoes_ensino r ${onde} order by r.nome_busca, r.id limit 20`.execute(db);
  return { itens };
}

type PerguntaSemelhantes = EntradaServidor<typeof buscasApi.verSemelhantes>['query'];
type Semelhantes = RespostaServidor<typeof buscasApi.verSemelhantes>;

/** Institutions that may be the one being typed: the same code, the same CNPJ, or every word of the name. */
export async function verSemelhantes(db: Db, { Nome, Cnpj, Inep, IgnorarId }: PerguntaSemelhantes): Promise<Semelhantes> {
  const cnpj = Cnpj !== undefined && isCnpj(Cnpj) ? normalizarCnpj(Cnpj) : null;
  const inep = Inep !== undefined && /^\d{8}$/.test(Inep) ? Inep : null;
  const porNome = palavrasDaBusca(Nome ?? '').join('').length >= 5 ? contemPalavras(sql`r.nome_busca`, Nome) : [];
  const nome = porNome.length === 0 ? sql`false` : sql.join(porNome, sql` and `);
  const { rows: itens } = await sql<Semelhantes['itens'][number]>`select r.id, r.nome, r.cidade, r.uf, r.ativa,
      case when r.inep = ${inep} then 'inep' when r.cnpj = ${cnpj} then 'cnpj' else 'nome' end as motivo
    from instituicoes_ensino r where (r.inep = ${inep} or r.cnpj = ${cnpj} or (${nome})) and r.id is distinct from ${IgnorarId ?? null}::bigint
    order by case when r.inep = ${inep} then 0 when r.cnpj = ${cnpj} then 1 else 2 end, r.nome_busca, r.id limit 5`.execute(db);
  return { itens };
}

type Opcoes = RespostaServidor<typeof partesApi.opcoes>;

/** Our active subjects and courses, to be pointed at. */
export async function obterOpcoes(db: Db): Promise<Opcoes> {
  const { rows } = await sql<Opcoes>`select
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome) order by ordem, nome) from v_disciplina where ativa), '[]') as disciplinas,
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome) order by segmentacao_ordem, ordem, nome) from v_curso where ativo), '[]') as cursos`.execute(
    db,
  );
  return rows[0] ?? { disciplinas: [], cursos: [] };
}
