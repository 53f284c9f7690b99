import { errosArquivo } from '../erros.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { CabecalhoDeRetorno } from '#domains/financeiro/boletos/cnab/retorno.ts';
import type { DadosDoBoleto } from '#domains/financeiro/boletos/codigos/dados-impressos.ts';
import { dadosDoBoleto } from '#domains/financeiro/boletos/remessas/server/door.ts';
import { carregarConta, type ContaDaRemessa, contasDoBanco } from '#domains/financeiro/boletos/contas/server/door.ts';

type Dizeres = Pick<CabecalhoDeRetorno, 'agencia' | 'conta' | 'convenio'>;
type Conta = Pick<ContaDaRemessa, 'agencia' | 'numero' | 'numeroDv' | 'convenio'>;

/**
 * The account that a file is of. Its header names branch, account and convênio, as far as the bank writes them: an account that it
 * contradicts is not it, not even when a person chose it, for two accounts may have the same nosso número. Where no account says so
 * today, what slips of it were printed with says it too: the bank goes on telling of them under the convênio that it knows.
 * Throws CONTA_COBRANCA_NAO_ENCONTRADA, BANCO_DA_CONTA_DIFERENTE, CONTA_DO_ARQUIVO_DIFERENTE, CONTA_NAO_IDENTIFICADA.
 */
export async function identificarConta(db: Db | Tx, cabecalho: CabecalhoDeRetorno, escolhida: number | undefined): Promise<ContaDaRemessa> {
  const { banco, agencia, conta: numero, convenio } = cabecalho;
  const ditos = { banco, agencia: agencia || '—', numero: numero || '—', convenio: convenio || '—' };
  if (escolhida !== undefined) {
    const conta = await carregarConta(db, escolhida);
    const isDoBanco = conta.bancoCodigo === banco;
    const suas = (await contasDoBanco(db, banco)).filter(({ id }) => id === conta.id);
    const dita = suas.find((sua) => !contradiz(cabecalho, sua));
    if (dita) return dita;
    const anteriores = await dadosDosBoletos(db, banco, conta.id);
    if (!isDoBanco && anteriores.length === 0) throw errosArquivo.BANCO_DA_CONTA_DIFERENTE({ banco, conta: conta.nome });
    if (!foiDela(cabecalho, conta, anteriores)) throw errosArquivo.CONTA_DO_ARQUIVO_DIFERENTE({ ...ditos, conta: conta.nome });
    return conta;
  }
  const deHoje = (await contasDoBanco(db, banco)).filter((conta) => !contradiz(cabecalho, conta));
  // What an account has under several carteiras is one account, and its money one.
  const [unica, outra] = umaPorConta(deUmaNumeracao(deHoje.length > 0 ? deHoje : await contasDeAntes(db, cabecalho)));
  if (!unica || outra) throw errosArquivo.CONTA_NAO_IDENTIFICADA(ditos);
  return unica;
}

const umaPorConta = (contas: readonly ContaDaRemessa[]): ContaDaRemessa[] => [
  ...new Map(contas.toReversed().map((c) => [c.id, c])).values(),
];

/** Of accounts that the bank counts together, the one that is active: it was registered in the place of the others, and finds their slips. */
const deUmaNumeracao = (contas: readonly ContaDaRemessa[]): ContaDaRemessa[] =>
  [...Map.groupBy(contas, (conta) => conta.numeracao).values()].flatMap((juntas) => {
    const ativas = juntas.filter((conta) => conta.ativa);
    return ativas.length > 0 ? ativas : juntas;
  });

type DadosDaConta = { contaId: number; dados: DadosDoBoleto };
/** What the slips of a bank were printed with, once each. */
async function dadosDosBoletos(db: Db | Tx, banco: string, conta?: number): Promise<DadosDaConta[]> {
  const { rows } = await sql<DadosDaConta>`select distinct b.conta_bancaria_id as "contaId", ${dadosDoBoleto} as dados from boletos b
    where b.cobranca->>'bancoCodigo' = ${banco} ${conta === undefined ? sql`` : sql`and b.conta_bancaria_id = ${conta}`}`.execute(db);
  return rows;
}

const foiDela = (dito: Dizeres, conta: ContaDaRemessa, anteriores: readonly DadosDaConta[]): boolean =>
  anteriores.some(
    ({ dados: { agencia, conta: numero, contaDv: numeroDv, convenio } }) =>
      !contradiz(dito, { agencia, numero, numeroDv, convenio: convenio || conta.convenio }),
  );

async function contasDeAntes(db: Db | Tx, cabecalho: CabecalhoDeRetorno): Promise<ContaDaRemessa[]> {
  const porConta = Map.groupBy(await dadosDosBoletos(db, cabecalho.banco), ({ contaId }) => contaId);
  const contas = await Promise.all([...porConta.keys()].map((id) => carregarConta(db, id)));
  return contas.filter((conta) => foiDela(cabecalho, conta, porConta.get(conta.id) ?? []));
}

/** Whether a header names something else than the account has; what either does not say contradicts nothing. */
export function contradiz(dito: Dizeres, conta: Conta): boolean {
  const numeros = [conta.numero, `${conta.numero ?? ''}${conta.numeroDv ?? ''}`];
  const contaDita = significativos(dito.conta);
  if (contaDita !== '' && significativos(conta.numero) !== '') {
    if (!numeros.some((numero) => significativos(numero) === contaDita)) return true;
    const agenciaDita = significativos(dito.agencia);
    if (agenciaDita !== '' && agenciaDita !== significativos(conta.agencia)) return true;
  }
  const convenioDito = semZerosAosLados(dito.convenio);
  return convenioDito !== '' && conta.convenio !== '' && convenioDito !== semZerosAosLados(conta.convenio);
}

/** The digits of a number without its zeros at the left; empty for what is no number, as when a file lost its blanks. */
const significativos = (texto: string | null): string => {
  const digitos = (texto ?? '').replace(/[.\-\s]/g, '');
  return /^\d+$/.test(digitos) ? digitos.replace(/^0+/, '') : '';
};
/** Caixa fills the column of its codes, of six digits or seven, at the right. */
const semZerosAosLados = (texto: string): string => significativos(texto).replace(/0+$/, '');
