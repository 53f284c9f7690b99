import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { formatarInstante } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import { tradutor } from '#shared/textos.ts';
import type { usuariosApi } from '../api.ts';
import type { linhaUsuario, usuarioCompleto } from '../esquemas.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';

export type LinhaUsuario = z.input<typeof linhaUsuario>;
export type UsuarioCompleto = z.input<typeof usuarioCompleto>;
type Query = EntradaServidor<typeof usuariosApi.listarUsuarios>['query'];
type Coluna = Query['CampoOrdenado'];

const nomeOrdenado = sql`f_busca(u.nome || coalesce(' ' || u.sobrenome, ''))`;
const alvoDaBusca = sql`f_busca(u.nome || coalesce(' ' || u.sobrenome, '') || ' ' || u.email)`;

function lista({ Nome, Situacao, PerfilId, Admin }: Query): DefinicaoLista<Coluna, LinhaUsuario> {
  return {
    colunas: sql<LinhaUsuario>`u.id, u.nome, u.sobrenome, u.email, u.situacao, u.email_confirmado_em is not null as "emailConfirmado", u.admin, u.pessoa_id as "pessoaId", u.ultimo_acesso_em as "ultimoAcessoEm", u.correio_falha as "correioFalha", u.created_at as "criadoEm",
      (select coalesce(array_agg(p.nome order by p.nome), '{}') from usuarios_perfis up join perfis p on p.id = up.perfil_id where up.usuario_id = u.id) as perfis`,
    de: sql`from usuarios u`,
    onde: [
      ...contemPalavras(alvoDaBusca, Nome),
      Situacao && sql`u.situacao = ${Situacao}`,
      Admin !== undefined && sql`u.admin = ${Admin}`,
      PerfilId !== undefined && sql`exists (select from usuarios_perfis up where up.usuario_id = u.id and up.perfil_id = ${PerfilId})`,
    ],
    ordem: {
      nome: nomeOrdenado,
      email: sql`u.email`,
      situacao: sql`u.situacao`,
      ultimoAcessoEm: sql`u.ultimo_acesso_em`,
      criadoEm: sql`u.created_at`,
    },
    desempate: sql`u.id`,
  };
}

/** A page of users. */
export function listarUsuarios(db: Db, query: Query): Promise<Pagina<LinhaUsuario>> {
  return listar<LinhaUsuario, Coluna>(db, lista(query), toPaginacao(query));
}

/** The users of a filter as a file. */
export function exportarUsuarios({ db, pedido, servicos }: Contexto, query: Query & { Formato: 'csv' | 'xlsx' }): Arquivo {
  const t = tradutor(textosAcesso, pedido.idioma);
  const instante = (iso: string | null) => (iso === null ? null : formatarInstante(iso, servicos.config.tzEscola));
  return exportar<LinhaUsuario>(
    t('usuarios'),
    query.Formato,
    [
      { titulo: t('nome'), valor: (u) => `${u.nome} ${u.sobrenome ?? ''}`.trim(), largura: 32 },
      { titulo: t('email'), valor: (u) => u.email, largura: 30 },
      { titulo: t('situacao'), valor: (u) => t(`situacao_${u.situacao}`) },
      { titulo: t('perfis'), valor: (u) => (u.admin ? t('administrador') : u.perfis.join(', ')), largura: 30 },
      { titulo: t('ultimoAcesso'), valor: (u) => instante(u.ultimoAcessoEm) },
      { titulo: t('criadoEm'), valor: (u) => instante(u.criadoEm) },
    ],
    percorrer<LinhaUsuario, Coluna>(db, lista(query), toPaginacao(query)),
  );
}

/** One user with profiles, person and number of open sessions. @throws NAO_ENCONTRADO. */
export async function obterUsuario(db: Db | Tx, id: number): Promise<UsuarioCompleto> {
  const { rows } =
    await sql<UsuarioCompleto>`select u.id, u.nome, u.sobrenome, u.email, u.situacao, u.email_confirmado_em is not null as "emailConfirmado", u.admin, u.pessoa_id as "pessoaId", u.ultimo_acesso_em as "ultimoAcessoEm", u.correio_falha as "correioFalha",
      u.created_at as "criadoEm", u.versao, u.acesso_encerra_em as "acessoEncerraEm", u.correio_falhou_em as "correioFalhouEm", u.senha_hash is not null as "temSenha", p.nome_completo as "pessoaNome",
      (select coalesce(json_agg(json_build_object('id', f.id, 'nome', f.nome) order by f.nome), '[]'::json)
        from usuarios_perfis up join perfis f on f.id = up.perfil_id where up.usuario_id = u.id) as perfis,
      (select count(*)::int from sessoes s where s.usuario_id = u.id and s.revogada_em is null and s.expira_em > now()
        and s.ultimo_uso_em + make_interval(mins => s.ociosidade_minutos) > now()) as "sessoesAbertas",
      exists (select from segundos_fatores s where s.usuario_id = u.id and s.confirmado_em is not null) as "segundoFator"
    from usuarios u left join v_pessoa_resumo p on p.id = u.pessoa_id where u.id = ${id}`.execute(db);
  const [usuario] = rows;
  if (!usuario) throw errosComuns.NAO_ENCONTRADO();
  return usuario;
}

type QueryPessoas = EntradaServidor<typeof usuariosApi.pessoasSemUsuario>['query'];

/** People who have no user yet, by name. */
export function listarPessoasSemUsuario(db: Db, query: QueryPessoas): Promise<Pagina<{ id: number; nome: string }>> {
  return listar<{ id: number; nome: string }, 'nome'>(
    db,
    {
      colunas: sql<{ id: number; nome: string }>`p.id, p.nome_completo as nome`,
      de: sql`from v_pessoa_resumo p`,
      onde: [
        sql`p.data_falecimento is null`,
        sql`not exists (select from usuarios u where u.pessoa_id = p.id)`,
        ...contemPalavras(sql`p.nome_busca`, query.Nome),
      ],
      ordem: { nome: sql`p.nome_completo` },
      desempate: sql`p.id`,
    },
    toPaginacao(query),
  );
}
