import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type ContaNoBanco, digitosErrados } from '../digitos-da-conta.ts';
import { errosCadastros } from '../erros.ts';

type Conta = Partial<ContaNoBanco> & { bancoId?: number | null };

/** Refuses check digits that are not those of the account at its bank. Throws DIGITO_NAO_CONFERE. */
export async function conferirDigitosDaConta(tx: Tx, { bancoId = null, ...conta }: Conta): Promise<void> {
  if (bancoId === null) return;
  const { rows } = await sql<{ codigo: string; nome: string }>`select codigo, nome from bancos where id = ${bancoId}`.execute(tx);
  const { agencia = null, agenciaDv = null, numero = null, numeroDv = null } = conta;
  const [errado] = digitosErrados(rows[0]?.codigo ?? '', { agencia, agenciaDv, numero, numeroDv });
  if (errado) throw errosCadastros.DIGITO_NAO_CONFERE({ banco: rows[0]?.nome ?? '', certo: errado.certo }, { campos: [errado.campo] });
}
