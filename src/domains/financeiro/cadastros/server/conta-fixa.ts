import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { TextoPlural } from '#shared/textos.ts';
import { contarUsos } from '#shared/palavras/usos.ts';
import { digitosErrados } from '../digitos-da-conta.ts';
import { errosCadastros } from '../erros.ts';
import { textosCadastros } from '../texts.ts';
import { textosUsosDeCadastro as rotulos } from '../texts-usos.ts';

type Uso = { rotulo: TextoPlural; n: number };
export type Conta = {
  nome: string;
  tipo: string;
  bancoId?: number | null;
  agencia?: string | null;
  agenciaDv?: string | null;
  numero?: string | null;
  numeroDv?: string | null;
};
/** What stands in slips that may still be paid, and by which their return file is known. */
const dosBoletos = {
  agencia: textosCadastros.agencia,
  agenciaDv: textosCadastros.agenciaDv,
  numero: textosCadastros.numeroConta,
  numeroDv: textosCadastros.numeroDv,
} as const;

/** Refuses other numbers for an account with slips that may still be paid. Throws CADASTRO_COM_HISTORICO with the field and what hangs on it. */
export async function conferirContaFixa(tx: Tx, atual: Conta & { id: number }, corpo: Conta): Promise<void> {
  const campo = (Object.keys(dosBoletos) as (keyof typeof dosBoletos)[]).find((nome) => (atual[nome] ?? null) !== (corpo[nome] ?? null));
  if (campo === undefined) return;
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from v_boleto
    where conta_bancaria_id = ${atual.id} and situacao in ('gerada', 'enviada', 'registrada')`.execute(tx);
  conferirSemHistorico(atual.nome, campo, dosBoletos[campo], [{ rotulo: rotulos.nBoletosVivos, n: rows[0]?.n ?? 0 }]);
}

/** Refuses to make of a bank another bank under the accounts that there are at it. Throws CADASTRO_COM_HISTORICO. */
export async function conferirBancoFixo(
  tx: Tx,
  atual: { id: number; nome: string; codigo: string },
  corpo: { codigo: string },
): Promise<void> {
  if (atual.codigo === corpo.codigo) return;
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from contas_bancarias where banco_id = ${atual.id}`.execute(tx);
  conferirSemHistorico(atual.nome, 'codigo', textosCadastros.codigo, [{ rotulo: rotulos.nContas, n: rows[0]?.n ?? 0 }]);
}

function conferirSemHistorico(nome: string, campo: string, rotulo: { br: string; en: string }, contados: readonly Uso[]): void {
  const usos = contarUsos(contados);
  if (usos) throw errosCadastros.CADASTRO_COM_HISTORICO({ nome, campo: rotulo, ...usos }, { campos: [campo] });
}

/** Refuses check digits that are not those of the account at its bank. Throws DIGITO_NAO_CONFERE. */
export async function conferirDigitosDaConta(tx: Tx, { bancoId = null, ...conta }: Omit<Conta, 'nome' | 'tipo'>): Promise<void> {
  if (bancoId === null) return;
  const { rows } = await sql<{ codigo: string; nome: string }>`select codigo, nome from bancos where id = ${bancoId}`.execute(tx);
  const { agencia = null, agenciaDv = null, numero = null, numeroDv = null } = conta;
  const [errado] = digitosErrados(rows[0]?.codigo ?? '', { agencia, agenciaDv, numero, numeroDv });
  if (errado) throw errosCadastros.DIGITO_NAO_CONFERE({ banco: rows[0]?.nome ?? '', certo: errado.certo }, { campos: [errado.campo] });
}
