import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { valorDaArrecadacao } from '../codigos/ler-codigo.ts';
import { isLiberada, isEmAberto, type Aprovacao, type SituacaoPagar, type TipoDeCodigo } from '../situacoes.ts';
import type { ContaDoFavorecido, Destino } from './cnab/pagamento.ts';
import type { PorqueNaoVai } from './erros.ts';

type Enviavel = {
  situacao: SituacaoPagar;
  aprovacao: Aprovacao;
  noBanco: boolean;
  codigo: string | null;
  codigoTipo: TipoDeCodigo | null;
  bancoEmEspera: boolean;
  saldoCentavos: Centavos;
};
type Dados = { bancoCodigo?: string | null; agencia?: string | null; conta?: string | null; chavePix?: string | null };

const limpa = (texto: string): string => texto.replaceAll(/[\s.]/g, '').toUpperCase();

/** Branch and account of a supplier in the columns of a file; null where its check digit cannot be told from its number. Pure. */
export function contaEmColunas(banco: string, agencia: string, conta: string): ContaDoFavorecido | null {
  const [, numeroDaAgencia = '', agenciaDv = ''] = /^(\d{1,5})(?:-([\dX]))?$/.exec(limpa(agencia)) ?? [];
  const [, numero = '', contaDv = ''] = /^(\d{1,12})-([\dXP])$/.exec(limpa(conta)) ?? [];
  return numeroDaAgencia === '' || numero === '' ? null : { banco, agencia: numeroDaAgencia, agenciaDv, conta: numero, contaDv };
}

/**
 * Where the money of a title goes when a bank pays it: its barcode before all, else the Pix key of its supplier, else the account. Tells why
 * it does not go. Pure.
 */
export function destinoDo(titulo: Enviavel, dados: Dados, bancoDoConvenio: string): Destino | PorqueNaoVai {
  if (!isEmAberto(titulo.situacao)) return 'situacao';
  if (!isLiberada(titulo.aprovacao)) return 'aprovacao';
  if (titulo.noBanco) return 'noBanco';
  const { codigo, codigoTipo } = titulo;
  if (codigoTipo === 'pix') return 'pixCopiaECola';
  if (codigo !== null && codigoTipo === 'arrecadacao') {
    // A bank takes it for what the code states, or not at all.
    const valor = valorDaArrecadacao(codigo);
    return valor !== null && valor !== titulo.saldoCentavos ? 'outroValor' : { modo: 'arrecadacao', codigo, nominalCentavos: null };
  }
  if (codigo !== null) {
    const nominal = Number(codigo.slice(9, 19));
    const modo = codigo.startsWith(bancoDoConvenio) ? 'boleto_do_banco' : 'boleto_de_outro';
    return { modo, codigo, nominalCentavos: nominal > 0 ? centavos(nominal) : null };
  }
  if (titulo.bancoEmEspera) return 'bancoEmEspera';
  const { bancoCodigo: banco, agencia, conta, chavePix } = dados;
  if (chavePix) return { modo: 'pix', chave: chavePix };
  if (!banco || !agencia || !conta) return 'semDestino';
  const emColunas = contaEmColunas(banco, agencia, conta);
  return emColunas ? { modo: banco === bancoDoConvenio ? 'credito' : 'ted', conta: emColunas } : 'contaSemDigito';
}
