import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { criteriosDeTexto, type FiltrosDoRegistro } from './filtros.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import type { Especie } from '../especies.ts';
import { errosDocumentoPadrao as erros } from '../erros.ts';
import type { Restricoes } from '../esquemas.ts';
import { conferirImagens } from './imagens.ts';
import './restricoes.ts';

type Corpo = { nome: string; especie: Especie; ativo: boolean; papel: string | null; restricoes: Restricoes; conteudo: ConteudoDoPapel };
export type DocumentoPadrao = Omit<Corpo, 'conteudo'> & {
  id: number;
  versao: number;
  entregue: string | null;
  versaoDoTexto: number;
  emitidos: number;
  /** Lists do without it. */
  conteudo: ConteudoDoPapel | null;
  alteradoEm: string | null;
  alteradoPor: string | null;
};

const ids = (coluna: 'curso_id' | 'turma_id' | 'perfil_id') =>
  sql`coalesce((select json_agg(x.${sql.ref(coluna)} order by x.${sql.ref(coluna)}) from documentos_padrao_restricoes x where x.documento_padrao_id = r.id and x.${sql.ref(coluna)} is not null), '[]')`;
const colunas = sql`r.id, r.nome, r.especie, r.ativo, r.papel, r.entregue, r.versao, r.versao_do_texto as "versaoDoTexto",
  (select count(*) from documentos_emitidos d where d.documento_padrao_id = r.id)::int as emitidos,
  json_build_object('cursoIds', ${ids('curso_id')}, 'turmaIds', ${ids('turma_id')}, 'perfilIds', ${ids('perfil_id')}) as restricoes,
  v.created_at as "alteradoEm", v.usuario_nome as "alteradoPor"`;
const de = sql`from documentos_padrao r left join documentos_padrao_versoes v on v.documento_padrao_id = r.id and v.numero = r.versao_do_texto`;

/** The register of templates: each write that changes the text leaves a version of it. */
export const registroDocumentoPadrao = registroListado<DocumentoPadrao, Corpo>({
  tabela: 'documentos_padrao',
  alvoTipo: 'documento_padrao',
  selecao: sql<DocumentoPadrao>`${colunas}, v.conteudo`,
  de,
  colunas: { nome: 'nome', especie: 'especie', ativo: 'ativo', papel: 'papel', restricoes: null, conteudo: null },
  // What a text said is kept by its versions.
  foraDaAuditoria: ['conteudo'],
  conferir: ({ conteudo }, { tx }) => conferirImagens(tx, conteudo),
  conferirEdicao: (atual, { papel }) => {
    if (atual.papel !== papel) throw erros.DOCUMENTO_PADRAO_PAPEL_FIXO({}, { campos: ['papel'] });
  },
  conferirExclusao: ({ nome, papel, emitidos }) => {
    if (papel !== null) throw erros.DOCUMENTO_PADRAO_DO_PORTAL({ nome });
    if (emitidos > 0) throw erros.DOCUMENTO_PADRAO_EM_USO({ emitidos });
  },
  aposGravar: async (ato, id, { antes, depois }) => {
    if (!depois) return;
    await gravarVersao(ato, { id, anterior: antes, conteudo: depois.conteudo });
    await gravarRestricoes(ato.tx, id, depois.restricoes);
  },
});

const semTexto = { selecao: sql<DocumentoPadrao>`${colunas}, null::jsonb as conteudo`, de };
export const listaDeDocumentosPadrao = (filtros: FiltrosDoRegistro) =>
  listaDe(semTexto, criteriosDeTexto(filtros), {
    nome: { semNulos: sql`f_busca(r.nome)` },
    especie: { semNulos: sql`r.especie` },
    emitidos: { semNulos: sql`(select count(*) from documentos_emitidos d where d.documento_padrao_id = r.id)` },
  });

/** A text that says what the one in force says is no version. */
async function gravarVersao(
  { tx, quem }: Ato<Autor>,
  { id, anterior, conteudo }: { id: number; anterior: DocumentoPadrao | null; conteudo: ConteudoDoPapel },
): Promise<void> {
  const escrito = JSON.stringify(conteudo);
  const numero = (anterior?.versaoDoTexto ?? 0) + 1;
  const { rows } = await sql<{
    numero: number;
  }>`insert into documentos_padrao_versoes (documento_padrao_id, numero, conteudo, usuario_id, usuario_nome)
    select ${id}::bigint, ${numero}::int, ${escrito}::jsonb, ${'usuarioId' in quem ? quem.usuarioId : 0}::bigint, ${nomeDoAutor(quem)}
    where not exists (select 1 from documentos_padrao_versoes v where v.documento_padrao_id = ${id} and v.numero = ${numero}::int - 1 and v.conteudo = ${escrito}::jsonb)
    returning numero`.execute(tx);
  if (rows.length > 0) await sql`update documentos_padrao set versao_do_texto = ${numero} where id = ${id}`.execute(tx);
}

async function gravarRestricoes(tx: Tx, id: number, { cursoIds, turmaIds, perfilIds }: Restricoes): Promise<void> {
  await sql`delete from documentos_padrao_restricoes where documento_padrao_id = ${id}`.execute(tx);
  await sql`insert into documentos_padrao_restricoes (documento_padrao_id, curso_id, turma_id, perfil_id)
    select distinct ${id}::bigint, x.curso, x.turma, x.perfil from (
      select c as curso, null::bigint as turma, null::bigint as perfil from unnest(${cursoIds}::bigint[]) c
      union all select null, t, null from unnest(${turmaIds}::bigint[]) t
      union all select null, null, p from unnest(${perfilIds}::bigint[]) p) x`.execute(tx);
}
