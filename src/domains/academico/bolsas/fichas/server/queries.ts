import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { contemPalavras, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { fichasSocioeconomicasApi as api } from '../api.ts';
import { escopoDaFicha } from './escopo-da-ficha.ts';

type Query = EntradaServidor<typeof api.listarFichas>['query'];
type Linha = RespostaServidor<typeof api.listarFichas>['itens'][number];

/** Families with a form: whose, of which year, and nothing of what it says. */
export function listarFichas(db: Db, query: Query, quem: Quem): Promise<Pagina<Linha>> {
  return listar<Linha, Query['CampoOrdenado']>(
    db,
    {
      colunas: sql<Linha>`f.id, p.nome_completo as "responsavelNome", a.ano, f.data_referencia as "dataReferencia", f.updated_at as "alteradaEm",
        (select count(*)::int from bolsas_pedidos b where b.ficha_id = f.id) as pedidos,
        (select count(*)::int from fichas_socioeconomicas_anexos d where d.ficha_id = f.id) as anexos`,
      de: sql`from fichas_socioeconomicas f join v_pessoa_resumo p on p.id = f.responsavel_id join v_ano_letivo a on a.id = f.ano_letivo_id`,
      onde: [
        ...contemPalavras(sql`p.nome_busca`, query.Nome),
        escopoDaFicha(quem),
        query.AnoLetivoId !== undefined && sql`f.ano_letivo_id = ${query.AnoLetivoId}`,
      ],
      ordem: { responsavelNome: sql`p.nome_completo`, ano: sql`a.ano`, dataReferencia: sql`f.data_referencia` },
      desempate: sql`f.id`,
    },
    toPaginacao(query),
  );
}
