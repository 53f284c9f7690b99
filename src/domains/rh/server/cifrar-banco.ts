import { sql } from 'kysely';
import { type Cifra, protegerEmLotes } from '#platform/server/segredos/cifra.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/** Where an employee is paid: all three, or none. */
export type DadosBancarios = { bancoCodigo: string | null; bancoAgencia: string | null; bancoConta: string | null };
/** As it lies in the database: encrypted, or open when it is older than the encryption and its turn has not come. */
export type BancoGuardado = DadosBancarios & { pessoaId: number; bancoCifrado: Buffer | null; chaveId: string | null };

const lugar = (pessoaId: number): string => `funcionarios.banco:${pessoaId}`;

/** Encrypts the bank data of a person: in the row of another person they do not open. Nothing stays nothing. */
export function fecharBanco(
  cifra: Cifra,
  pessoaId: number,
  { bancoCodigo, bancoAgencia, bancoConta }: DadosBancarios,
): { bancoCifrado: Buffer | null; chaveId: string | null } {
  if (bancoConta === null) return { bancoCifrado: null, chaveId: null };
  const { dados, chaveId } = cifra.fechar(JSON.stringify([bancoCodigo, bancoAgencia, bancoConta]), lugar(pessoaId));
  return { bancoCifrado: dados, chaveId };
}

/** The bank data of a stored employee. @throws DADOS_PROTEGIDOS when their key is not here. */
export function abrirBanco(cifra: Cifra, { pessoaId, bancoCifrado, chaveId, ...aberto }: BancoGuardado): DadosBancarios {
  const { bancoCodigo, bancoAgencia, bancoConta } = aberto;
  if (bancoCifrado === null || chaveId === null) return { bancoCodigo, bancoAgencia, bancoConta };
  const [codigo, agencia, conta] = JSON.parse(cifra.abrir({ dados: bancoCifrado, chaveId }, lugar(pessoaId))) as string[];
  return { bancoCodigo: codigo ?? null, bancoAgencia: agencia ?? null, bancoConta: conta ?? null };
}

/** The bank data of a person who works or worked here, opened, for who may have all that is known of them. @throws DADOS_PROTEGIDOS */
export async function abrirBancoDe(db: Db | Tx, cifra: Cifra, pessoaId: number): Promise<DadosBancarios | null> {
  const { rows } = await sql<BancoGuardado>`select pessoa_id as "pessoaId", banco_codigo as "bancoCodigo", banco_agencia as "bancoAgencia",
    banco_conta as "bancoConta", banco_cifrado as "bancoCifrado", chave_id as "chaveId" from funcionarios where pessoa_id = ${pessoaId}`.execute(
    db,
  );
  const banco = rows[0] && abrirBanco(cifra, rows[0]);
  return banco?.bancoConta ? banco : null;
}

/**
 * Encrypts with the present key the bank data that lie open or under an earlier key, some at a time, without touching the version:
 * nothing changed for people. Gives how many it turned; several processes may run it at once.
 */
export async function protegerDadosBancarios(db: Db, cifra: Cifra): Promise<number> {
  return protegerEmLotes(db, async (tx, limite) => {
    const { rows } = await sql<BancoGuardado>`
      select pessoa_id as "pessoaId", banco_codigo as "bancoCodigo", banco_agencia as "bancoAgencia", banco_conta as "bancoConta",
        banco_cifrado as "bancoCifrado", chave_id as "chaveId" from funcionarios
      where banco_conta is not null or (chave_id <> ${cifra.chaveAtual} and chave_id = any(${[...cifra.chaves]}::text[]))
      order by pessoa_id limit ${limite} for update skip locked`.execute(tx);
    for (const funcionario of rows) {
      const { bancoCifrado, chaveId } = fecharBanco(cifra, funcionario.pessoaId, abrirBanco(cifra, funcionario));
      await sql`update funcionarios set banco_codigo = null, banco_agencia = null, banco_conta = null, banco_cifrado = ${bancoCifrado},
        chave_id = ${chaveId} where pessoa_id = ${funcionario.pessoaId}`.execute(tx);
    }
    return rows.length;
  });
}

/** Whether some bank data still lie open or need a key other than the present one. */
export async function haBancoDeOutraChave(db: Db, cifra: Cifra): Promise<boolean> {
  const { rows } = await sql<{
    ha: boolean;
  }>`select exists (select from funcionarios where banco_conta is not null or chave_id <> ${cifra.chaveAtual}) as ha`.execute(db);
  return rows[0]?.ha === true;
}
