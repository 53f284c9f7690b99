import { sql } from 'kysely';
import { criarUsuarioPronto } from '#domains/acesso/usuarios/server/oficina.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';

const autor = { processo: 'teste' };
export const administradora = { email: 'f@demo.escola', senha: 'tres barcos no rio' } as const;

/** Fernanda, who may everything, in the database of an application to be started: she signs in with the password alone. */
export async function criarAdministradora(db: Db): Promise<void> {
  await transacao(db, async (tx) => {
    const nome = { nome: 'Fernanda', sobrenome: 'Lima' };
    const { id } = await criarPessoa(atoDe(tx, autor), nome);
    await criarUsuarioPronto(atoDe(tx, autor), { pessoaId: id, ...nome, ...administradora, admin: true });
    await semSegundoFator(tx);
  });
}

/** Administrators sign in with the password alone: what is tried is not the second factor. */
export async function semSegundoFator(db: Db | Tx): Promise<void> {
  await sql`update acesso_regras set segundo_fator_administradores = false`.execute(db);
}
