import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { CabecalhoDeRetorno } from '../cnab/retorno.ts';
import { errosRetorno } from '../erros-retorno.ts';
import { carregarConta, type ContaDaRemessa, contasDoBanco } from './carregar-conta.ts';

type Dizeres = Pick<CabecalhoDeRetorno, 'agencia' | 'conta' | 'convenio'>;
type Conta = Pick<ContaDaRemessa, 'agencia' | 'numero' | 'numeroDv' | 'convenio'>;

/**
 * The account that a file is of. Its header names branch, account and convênio, as far as the bank writes them: an account that it
 * contradicts is not it, not even when a person chose it, for two accounts may have the same nosso número.
 * Throws CONTA_COBRANCA_NAO_ENCONTRADA, BANCO_DA_CONTA_DIFERENTE, CONTA_DO_ARQUIVO_DIFERENTE, CONTA_NAO_IDENTIFICADA.
 */
export async function identificarConta(db: Db | Tx, cabecalho: CabecalhoDeRetorno, escolhida: number | undefined): Promise<ContaDaRemessa> {
  const { banco, agencia, conta: numero, convenio } = cabecalho;
  const ditos = { banco, agencia: agencia || '—', numero: numero || '—', convenio: convenio || '—' };
  if (escolhida !== undefined) {
    const conta = await carregarConta(db, escolhida);
    if (conta.bancoCodigo !== banco) throw errosRetorno.BANCO_DA_CONTA_DIFERENTE({ banco, conta: conta.nome });
    if (contradiz(cabecalho, conta)) throw errosRetorno.CONTA_DO_ARQUIVO_DIFERENTE({ ...ditos, conta: conta.nome });
    return conta;
  }
  const [unica, outra] = (await contasDoBanco(db, banco)).filter((conta) => !contradiz(cabecalho, conta));
  if (!unica || outra) throw errosRetorno.CONTA_NAO_IDENTIFICADA(ditos);
  return unica;
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
