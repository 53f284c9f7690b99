import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import { tradutor } from '#shared/textos.ts';
import type { perfisApi } from '../api.ts';
import type { linhaPerfil, permissoesDoPerfil } from '../esquemas.ts';
import { concessoesDasChaves, gerenciaAcesso, isConcedivel } from '#domains/acesso/permissoes-de-perfil.ts';
import { foraDoEscopo } from '#domains/acesso/perfis/fora-do-escopo.ts';
import { type Combinacao, combinacoes } from '#domains/acesso/perfis/server/restricao-de-professor.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';

export type LinhaPerfil = z.input<typeof linhaPerfil>;
export type PermissoesDoPerfil = z.input<typeof permissoesDoPerfil>;
type Query = EntradaServidor<typeof perfisApi.listarPerfis>['query'];
type Coluna = Query['CampoOrdenado'];

const usuarios = sql`(select count(*)::int from usuarios_perfis up where up.perfil_id = p.id)`;
const colunas = sql<LinhaPerfil>`p.id, p.nome, p.descricao, p.restringir_painel_professor as "restringirPainelProfessor", p.exige_segundo_fator as "exigeSegundoFator", p.versao, ${usuarios} as usuarios,
  (select count(*)::int from perfis_permissoes pp where pp.perfil_id = p.id) as permissoes`;

function lista({ Nome }: Query): DefinicaoLista<Coluna, LinhaPerfil> {
  return {
    colunas,
    de: sql`from perfis p`,
    onde: contemPalavras(sql`f_busca(p.nome || ' ' || coalesce(p.descricao, ''))`, Nome),
    ordem: { nome: sql`f_busca(p.nome)`, usuarios },
    desempate: sql`p.id`,
  };
}

/** A page of profiles. */
export function listarPerfis(db: Db, query: Query): Promise<Pagina<LinhaPerfil>> {
  return listar<LinhaPerfil, Coluna>(db, lista(query), toPaginacao(query));
}

/** The profiles of a filter as a file. */
export function exportarPerfis({ db, pedido }: Contexto, query: Query & { Formato: 'csv' | 'xlsx' }): Arquivo {
  const t = tradutor(textosAcesso, pedido.idioma);
  return exportar<LinhaPerfil>(
    t('perfis'),
    query.Formato,
    [
      { titulo: t('perfil'), valor: (p) => p.nome, largura: 30 },
      { titulo: t('descricao'), valor: (p) => p.descricao, largura: 50 },
      { titulo: t('usuarios'), valor: (p) => p.usuarios, tipo: 'numero' },
      { titulo: t('permissoes'), valor: (p) => p.permissoes, tipo: 'numero' },
      { titulo: t('restringirPainelProfessor'), valor: (p) => t(p.restringirPainelProfessor ? 'sim' : 'nao') },
      { titulo: t('exigeSegundoFator'), valor: (p) => t(p.exigeSegundoFator ? 'sim' : 'nao') },
    ],
    percorrer<LinhaPerfil, Coluna>(db, lista(query), toPaginacao(query)),
  );
}

/** One profile. @throws NAO_ENCONTRADO. */
export async function obterPerfil(db: Db | Tx, id: number): Promise<LinhaPerfil> {
  const { rows } = await sql<LinhaPerfil>`select ${colunas} from perfis p where p.id = ${id}`.execute(db);
  const [perfil] = rows;
  if (!perfil) throw errosComuns.NAO_ENCONTRADO();
  return perfil;
}

function emSi({ nome, restringir, chaves }: { nome: string; restringir: boolean; chaves: string[] }): PermissoesDoPerfil['conflitos'] {
  const telas = restringir ? concessoesDasChaves(foraDoEscopo(chaves)) : [];
  return telas.length === 0 ? [] : [{ usuarioId: null, usuario: null, restringem: [nome], liberam: [nome], telas }];
}

const comoConflito = ({ usuarioId, usuario, restringem, liberam, fora }: Combinacao): PermissoesDoPerfil['conflitos'][number] => ({
  usuarioId,
  usuario,
  restringem: restringem.map(({ nome }) => nome),
  liberam: liberam.map(({ nome }) => nome),
  telas: concessoesDasChaves(fora),
});

/** What a profile grants, and whether this reader may change it. @throws NAO_ENCONTRADO. */
export async function obterPermissoes(db: Db | Tx, quem: Quem, id: number): Promise<PermissoesDoPerfil> {
  const { rows } = await sql<{ nome: string; restringir: boolean; versao: number; chaves: string[]; proprio: boolean }>`
    select p.nome, p.restringir_painel_professor as restringir, p.versao,
      (select coalesce(array_agg(pp.tela || ':' || pp.acao order by pp.tela, pp.acao), '{}') from perfis_permissoes pp where pp.perfil_id = p.id) as chaves,
      exists (select from usuarios_perfis up where up.perfil_id = p.id and up.usuario_id = ${quem.usuarioId}) as proprio
    from perfis p where p.id = ${id}`.execute(db);
  const [perfil] = rows;
  if (!perfil) throw errosComuns.NAO_ENCONTRADO();
  const comUsuarios = await combinacoes(db, { perfilId: id });
  const trancado = perfil.proprio ? 'PERFIL_PROPRIO' : gerenciaAcesso(perfil.chaves) ? 'SO_ADMINISTRADOR' : null;
  return {
    id,
    nome: perfil.nome,
    restringirPainelProfessor: perfil.restringir,
    versao: perfil.versao,
    // A screen that left the catalog grants nothing and is not shown.
    permissoes: concessoesDasChaves(perfil.chaves.filter(isConcedivel)),
    conflitos: [...emSi(perfil), ...comUsuarios.map(comoConflito)],
    somenteLeitura: quem.admin ? null : trancado,
  };
}
