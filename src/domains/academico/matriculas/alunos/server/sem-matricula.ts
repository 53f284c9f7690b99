import { type RawBuilder, sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { escopoDePessoas } from '#domains/pessoas/server/door.ts';
import type { alunosApi } from '../api.ts';

type Consulta = EntradaServidor<typeof alunosApi.buscarSemMatricula>['query'];
type PessoaSemMatricula = RespostaServidor<typeof alunosApi.buscarSemMatricula>['itens'][number];

/** People without an active enrollment, in any year or in one, by part of the name when given. */
export function listarSemMatricula(db: Db, quem: Quem, { paginacao, nome, anoLetivoId }: Consulta): Promise<Pagina<PessoaSemMatricula>> {
  const noAno: RawBuilder<unknown> = anoLetivoId === undefined ? sql`` : sql`and m.ano_letivo_id = ${anoLetivoId}`;
  const s = paginacao.ordenacaoAscendente ? sql`asc` : sql`desc`;
  const lista: DefinicaoLista<Consulta['paginacao']['campoOrdenado'], PessoaSemMatricula> = {
    colunas: sql<PessoaSemMatricula>`p.id, p.nome_completo as nome, p.codigo, p.data_nascimento as "dataNascimento"`,
    de: sql`from v_pessoa_resumo p`,
    onde: [
      escopoDePessoas(quem),
      sql`p.data_falecimento is null`,
      ...contemPalavras(sql`p.nome_busca`, nome),
      sql`not exists (select 1 from matriculas m where m.aluno_id = p.id and m.movimento in ('pre_matricula', 'ativa') ${noAno})`,
    ],
    ordem: { nome: sql`p.nome_completo ${s}, p.id`, codigo: sql`p.codigo ${s}, p.id` },
    desempate: sql`p.id`,
  };
  return listar(db, lista, paginacao);
}
