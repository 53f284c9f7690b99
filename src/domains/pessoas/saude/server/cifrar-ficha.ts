import { sql } from 'kysely';
import { type Cifra, type Cifrado, protegerEmLotes } from '#platform/server/segredos/cifra.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DadosFicha } from '../ficha-saude.ts';

/** A form as it lies in the database: encrypted, or open when it is older than the encryption and its turn has not come. */
export type FichaGuardada = { dados: DadosFicha | null; dadosCifrados: Buffer | null; chaveId: string | null };

const lugar = (pessoaId: number): string => `fichas_saude.dados:${pessoaId}`;

/** Encrypts a form for its person: in the row of another person it does not open. */
export function fecharFicha(cifra: Cifra, pessoaId: number, dados: DadosFicha): Cifrado {
  return cifra.fechar(JSON.stringify(dados), lugar(pessoaId));
}

/** The content of a stored form; null when none was filled in. @throws DADOS_PROTEGIDOS when its key is not here. */
export function abrirFicha(cifra: Cifra, pessoaId: number, { dados, dadosCifrados, chaveId }: FichaGuardada): DadosFicha | null {
  if (dadosCifrados === null || chaveId === null) return dados;
  return JSON.parse(cifra.abrir({ dados: dadosCifrados, chaveId }, lugar(pessoaId))) as DadosFicha;
}

/** The health form of a person opened, for who may have all that is known of them; null when none was filled in. @throws DADOS_PROTEGIDOS */
export async function abrirFichaDe(db: Db | Tx, cifra: Cifra, pessoaId: number): Promise<DadosFicha | null> {
  const { rows } = await sql<FichaGuardada>`select dados, dados_cifrados as "dadosCifrados", chave_id as "chaveId"
    from fichas_saude where pessoa_id = ${pessoaId}`.execute(db);
  return rows[0] ? abrirFicha(cifra, pessoaId, rows[0]) : null;
}

/**
 * Encrypts with the present key every form that lies open or under an earlier key, some at a time, without touching its
 * version: nothing changed for people. Gives how many it turned; several processes may run it at once.
 */
export async function protegerFichas(db: Db, cifra: Cifra): Promise<number> {
  return protegerEmLotes(db, async (tx, limite) => {
    const { rows } = await sql<{ pessoaId: number } & FichaGuardada>`
      select pessoa_id as "pessoaId", dados, dados_cifrados as "dadosCifrados", chave_id as "chaveId" from fichas_saude
      where chave_id is null or (chave_id <> ${cifra.chaveAtual} and chave_id = any(${[...cifra.chaves]}::text[]))
      order by pessoa_id limit ${limite} for update skip locked`.execute(tx);
    for (const ficha of rows) {
      const dados = abrirFicha(cifra, ficha.pessoaId, ficha);
      if (dados === null) throw new Error(`health form of person ${ficha.pessoaId} is empty`);
      const fechada = fecharFicha(cifra, ficha.pessoaId, dados);
      await sql`update fichas_saude set dados = null, dados_cifrados = ${fechada.dados}, chave_id = ${fechada.chaveId}
        where pessoa_id = ${ficha.pessoaId}`.execute(tx);
    }
    return rows.length;
  });
}

/** Whether some form still needs a key other than the present one. */
export async function haFichasDeOutraChave(db: Db, cifra: Cifra): Promise<boolean> {
  const { rows } = await sql<{
    ha: boolean;
  }>`select exists (select from fichas_saude where chave_id is distinct from ${cifra.chaveAtual}) as ha`.execute(db);
  return rows[0]?.ha === true;
}
