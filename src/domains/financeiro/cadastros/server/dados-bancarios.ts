import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor, Pessoa } from '#platform/server/auditoria/audit.ts';
import { type DadosBancariosDoRegistro, mesmosDados } from '#domains/financeiro/dados-bancarios/dados.ts';
import { errosDadosBancarios } from '#domains/financeiro/dados-bancarios/erros.ts';
import { type AtoQueAvisa, avisarAbertura, type RegistroComDadosBancarios } from '#domains/financeiro/dados-bancarios/server/door.ts';
import { errosCadastros } from '../erros.ts';
import { type Conta, conferirContaFixa, conferirDigitosDaConta } from './conta-fixa.ts';

const campos = ['agencia', 'agenciaDv', 'numero', 'numeroDv'] as const;
const daConta = (conta: Partial<Record<(typeof campos)[number], string | null>>): DadosBancariosDoRegistro =>
  Object.fromEntries(campos.map((campo) => [campo, conta[campo] ?? null]));

type Lida = Conta & { id: number };
const obterConta = async (db: Parameters<RegistroComDadosBancarios['ler']>[0], id: number): Promise<Lida> => {
  const { rows } =
    await sql<Lida>`select id, nome, tipo, banco_id as "bancoId", agencia, agencia_dv as "agenciaDv", numero, numero_dv as "numeroDv"
    from contas_bancarias where id = ${id} and tipo = 'banco'`.execute(db);
  if (!rows[0]) throw errosCadastros.CADASTRO_NAO_ENCONTRADO();
  return rows[0];
};

/** Branch and number of an account at a bank, as a record with bank data. A cash box has none. */
export const dadosDaConta: RegistroComDadosBancarios = {
  alvoTipo: 'conta_bancaria',
  tela: 'contas',
  busca: (alvoId) => ({ abrir: String(alvoId) }),
  async ler(db, alvoId, { travar } = { travar: false }) {
    if (travar) await sql`select 1 from contas_bancarias where id = ${alvoId} for update`.execute(db);
    const conta = await obterConta(db, alvoId);
    return { nome: conta.nome, dados: daConta(conta) };
  },
  async conferir(tx, alvoId, depois) {
    const conta = await obterConta(tx, alvoId);
    await conferirContaFixa(tx, conta, { ...conta, ...depois });
    await conferirDigitosDaConta(tx, { ...conta, ...depois });
  },
  async gravar(tx, alvoId, { agencia = null, agenciaDv = null, numero = null, numeroDv = null }) {
    await sql`update contas_bancarias set agencia = ${agencia}, agencia_dv = ${agenciaDv}, numero = ${numero}, numero_dv = ${numeroDv}, versao = versao + 1
      where id = ${alvoId}`.execute(tx);
  },
};

/** What an account is. At another bank it is another one, told and looked at as such; an unused one is deleted. */
const identidade = ['tipo', 'bancoId'] as const;

/** An edition of an account changes neither what it is nor where its money goes. Throws CONTA_SERIA_OUTRA, CADASTRO_COM_HISTORICO, DADOS_BANCARIOS_PEDEM_MUDANCA. */
export async function conferirEdicaoDaConta(atual: Lida, corpo: Conta, { tx }: Ato<Autor>): Promise<void> {
  const outra = identidade.find((campo) => (atual[campo] ?? null) !== (corpo[campo] ?? null));
  if (outra) throw errosCadastros.CONTA_SERIA_OUTRA({ nome: atual.nome }, { campos: [outra] });
  await conferirContaFixa(tx, atual, corpo);
  if (mesmosDados(daConta(atual), daConta(corpo))) return;
  const mudou = campos.filter((campo) => (atual[campo] ?? null) !== (corpo[campo] ?? null));
  throw errosDadosBancarios.DADOS_BANCARIOS_PEDEM_MUDANCA({}, { campos: mudou });
}

/** A new account at a bank enters with its data, and administrators are told. */
export async function avisarContaNova(ato: Ato<Pessoa> & AtoQueAvisa<unknown>, id: number): Promise<void> {
  const { rows } = await sql`select 1 from contas_bancarias where id = ${id} and tipo = 'banco'`.execute(ato.tx);
  if (rows.length > 0) await avisarAbertura(ato, dadosDaConta, id);
}
