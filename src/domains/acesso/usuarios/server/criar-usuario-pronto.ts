import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { ChavePermissao } from '#catalog/telas.ts';
import { type Autor, auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { conferirSenhaNova, gerarHash } from '#domains/acesso/senhas/server/door.ts';
import '#domains/acesso/server/restricoes.ts';

export type UsuarioPronto = {
  pessoaId: number;
  nome: string;
  sobrenome: string;
  email: string;
  senha: string;
  admin?: boolean;
  /** Found by name, made when absent. */
  perfil?: {
    nome: string;
    descricao?: string;
    restringirPainelProfessor?: boolean;
    exigeSegundoFator: boolean;
    permissoes: readonly ChavePermissao[];
  };
};

/**
 * An active user with a known password, for the demo school and for tests: everybody else is invited or approved.
 * @throws EMAIL_EM_USO, PESSOA_JA_TEM_USUARIO, SENHA_RECUSADA.
 */
export async function criarUsuarioPronto(ato: Ato<Autor>, usuario: UsuarioPronto): Promise<number> {
  const { tx } = ato;
  const { pessoaId, nome, sobrenome, senha, admin = false, perfil } = usuario;
  const email = usuario.email.toLowerCase();
  await conferirSenhaNova(tx, senha, { nome, sobrenome, email, pessoaId });
  const { rows } = await sql<{ id: number }>`
    insert into usuarios (pessoa_id, email, nome, sobrenome, senha_hash, situacao, admin, senha_alterada_em, termos_aceitos_em, email_confirmado_em)
    values (${pessoaId}, ${email}, ${nome}, ${sobrenome}, ${await gerarHash(senha)}, 'ativo', ${admin}, now(), now(), now()) returning id`.execute(
    tx,
  );
  const { id } = rows[0] as { id: number };
  if (perfil) {
    const perfilId = await perfilPorNome(tx, perfil);
    await sql`insert into usuarios_perfis (usuario_id, perfil_id) values (${id}, ${perfilId})`.execute(tx);
  }
  await auditar(ato, {
    acao: 'usuario.criado',
    alvoTipo: 'usuario',
    alvoId: id,
    depois: { nome, sobrenome, email, admin, perfis: perfil ? [perfil.nome] : [] },
  });
  return id;
}

async function perfilPorNome(
  tx: Tx,
  { nome, descricao, restringirPainelProfessor, exigeSegundoFator, permissoes }: NonNullable<UsuarioPronto['perfil']>,
): Promise<number> {
  const achado = await sql<{ id: number }>`select id from perfis where f_busca(nome) = f_busca(${nome})`.execute(tx);
  if (achado.rows[0]) return achado.rows[0].id;
  const { rows } = await sql<{ id: number }>`insert into perfis (nome, descricao, restringir_painel_professor, exige_segundo_fator)
    values (${nome}, ${descricao ?? null}, ${restringirPainelProfessor ?? false}, ${exigeSegundoFator}) returning id`.execute(tx);
  const { id } = rows[0] as { id: number };
  const telas = permissoes.map((chave) => chave.split(':')[0]);
  const acoes = permissoes.map((chave) => chave.split(':')[1]);
  await sql`insert into perfis_permissoes (perfil_id, tela, acao) select ${id}, t, a from unnest(${telas}::text[], ${acoes}::text[]) as x(t, a)`.execute(
    tx,
  );
  return id;
}
