import { sql } from 'kysely';
import type { ChavePermissao } from '#catalog/telas.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { escreverTelas, foraDoEscopo } from '#domains/acesso/perfis/fora-do-escopo.ts';

type PerfilDoUsuario = { id: number; nome: string; restringe: boolean; chaves: string[] };
type Linha = { id: number; nome: string; perfis: PerfilDoUsuario[] };
/** A user of whom one profile restricts and another grants what the restriction does not reach. */
export type Combinacao = {
  usuarioId: number;
  usuario: string;
  restringem: PerfilDoUsuario[];
  liberam: PerfilDoUsuario[];
  fora: ChavePermissao[];
};

/** Two saves whose sum is refused wait for each other: whoever changes what profiles grant, or who holds them, takes this turn. */
export const umPorVez = sql`select pg_advisory_xact_lock(hashtext('acesso.restricao-de-professor'))`;

/** The users whose profiles do not go together: one of them, the holders of a profile, or all. An administrator is never restricted. */
export async function combinacoes(db: Db | Tx, de: { usuarioId?: number; perfilId?: number } = {}): Promise<Combinacao[]> {
  const { usuarioId = null, perfilId = null } = de;
  const { rows } = await sql<Linha>`select u.id, concat_ws(' ', u.nome, u.sobrenome) as nome,
      json_agg(json_build_object('id', p.id, 'nome', p.nome, 'restringe', p.restringir_painel_professor, 'chaves',
        (select coalesce(json_agg(pp.tela || ':' || pp.acao order by pp.tela, pp.acao), '[]') from perfis_permissoes pp where pp.perfil_id = p.id)) order by p.id) as perfis
    from usuarios u join usuarios_perfis up on up.usuario_id = u.id join perfis p on p.id = up.perfil_id
    where not u.admin and (${usuarioId}::bigint is null or u.id = ${usuarioId}) 
      and (${perfilId}::bigint is null or exists (select from usuarios_perfis x where x.usuario_id = u.id and x.perfil_id = ${perfilId}))
    group by u.id having bool_or(p.restringir_painel_professor) and count(*) > 1 order by u.id`.execute(db);
  return rows.flatMap(({ id, nome, perfis }) => {
    const restringem = perfis.filter(({ restringe }) => restringe);
    const liberam = perfis.filter((p) => restringem.some((outro) => outro.id !== p.id) && foraDoEscopo(p.chaves).length > 0);
    const fora = foraDoEscopo(liberam.flatMap(({ chaves }) => chaves));
    return liberam.length === 0 ? [] : [{ usuarioId: id, usuario: nome, restringem, liberam, fora }];
  });
}

const nomes = (perfis: readonly PerfilDoUsuario[]): string => perfis.map(({ nome }) => nome).join(', ');

/** Refuses what was just written when the profiles of a user, or of a holder of a profile, no longer go together. @throws PERFIS_NAO_COMBINAM */
export async function conferirQueCombinem(tx: Tx, de: { usuarioId: number } | { perfilId: number }): Promise<void> {
  const [primeira] = await combinacoes(tx, de);
  if (!primeira) return;
  const { usuario, restringem, liberam, fora } = primeira;
  const soQueRestringem = restringem.filter((p) => !liberam.includes(p));
  throw errosAcesso.PERFIS_NAO_COMBINAM(
    {
      usuario,
      restringem: nomes(soQueRestringem.length > 0 ? soQueRestringem : restringem),
      liberam: nomes(liberam),
      telas: escreverTelas(fora),
    },
    { campos: ['usuarioId' in de ? 'perfis' : 'restringirPainelProfessor'] },
  );
}

/** A profile that restricts grants only what knows the scope. @throws RESTRICAO_NAO_ALCANCA */
export function conferirNoEscopo(restringe: boolean, chaves: readonly string[]): void {
  const fora = restringe ? foraDoEscopo(chaves) : [];
  if (fora.length > 0) throw errosAcesso.RESTRICAO_NAO_ALCANCA({ telas: escreverTelas(fora) }, { campos: ['restringirPainelProfessor'] });
}
