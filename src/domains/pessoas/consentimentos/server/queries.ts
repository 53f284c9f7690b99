import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { consentimentosApi as api } from '../api.ts';

type Query = EntradaServidor<typeof api.listarConsentimentos>['query'];
type Linha = RespostaServidor<typeof api.listarConsentimentos>['itens'][number];

/** A page of consents, those taken back too. */
export function listarConsentimentos(db: Db, query: Query): Promise<Pagina<Linha>> {
  return listar<Linha, Query['CampoOrdenado']>(
    db,
    {
      colunas: sql<Linha>`c.id, c.finalidade_nome as finalidade, c.texto_numero as "textoVersao", c.texto_em_vigor as "textoEmVigor",
        c.pessoa_id as "pessoaId", p.nome_completo as "pessoaNome", a.nome_completo as "alunoNome", c.origem, c.consentido_em as "consentidoEm",
        c.created_at as em, c.usuario_nome as por, c.retirado_em as "retiradoEm", c.revogado_em as "revogadoEm", c.revogado_por as "revogadoPor"`,
      de: sql`from v_consentimento c join pessoas p on p.id = c.pessoa_id left join pessoas a on a.id = c.aluno_id`,
      onde: [
        ...contemPalavras(sql`p.nome_busca`, query.Nome),
        query.PessoaId !== undefined && sql`(c.pessoa_id = ${query.PessoaId} or c.aluno_id = ${query.PessoaId})`,
        query.FinalidadeId !== undefined && sql`c.finalidade_id = ${query.FinalidadeId}`,
        query.EmVigor !== undefined && sql`(c.revogado_em is null) = ${query.EmVigor}::boolean`,
      ],
      ordem: { em: { semNulos: sql`c.created_at` }, nome: { semNulos: sql`p.nome_completo` } },
      desempate: sql`c.id`,
    },
    toPaginacao(query),
  );
}
