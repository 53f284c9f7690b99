import { camposDoFornecedor, type CampoDoFornecedor } from '#domains/financeiro/fornecedores/importacao.ts';
import { deOutraCoisa } from '#domains/pessoas/importacao/campos-importados.ts';
import type { CampoDePlanilha } from '#shared/importacao/colunas.ts';

export type CampoDoFornecedorTrazido = 'codigo' | CampoDoFornecedor;
// biome-ignore format: one member a line is how this list is read.
export const camposDoFornecedorTrazido: readonly CampoDePlanilha<CampoDoFornecedorTrazido>[] = [
  { chave: 'codigo', br: 'Código', en: 'Code', nomes: ['codigo', 'codigo do fornecedor', 'id', 'code'], menos: deOutraCoisa, exemplo: 'F-12' },
  ...camposDoFornecedor,
];

export type CampoDoSaldo = 'codigo' | 'debito' | 'credito' | 'saldo' | 'lado';

const deAntes = ['anterior', 'inicial', 'previous', 'opening'];

/** The code of a balance is that of its account. Debit and credit alone are what a month moved, and no balance. */
// biome-ignore format: one member a line is how this list is read.
export const camposDoSaldo: readonly CampoDePlanilha<CampoDoSaldo>[] = [
  { chave: 'codigo', br: 'Conta contábil', en: 'Ledger account', nomes: ['conta contabil', 'codigo da conta', 'conta', 'codigo', 'ledger account', 'account', 'code'], exemplo: '1.1.1.01' },
  { chave: 'debito', br: 'Saldo devedor', en: 'Debit balance', nomes: ['saldo devedor', 'saldo debito', 'devedor', 'debit balance'], menos: deAntes, numero: true, exemplo: '12.500,00' },
  { chave: 'credito', br: 'Saldo credor', en: 'Credit balance', nomes: ['saldo credor', 'saldo credito', 'credor', 'credit balance'], menos: deAntes, numero: true, exemplo: '' },
  { chave: 'saldo', br: 'Saldo', en: 'Balance', nomes: ['saldo atual', 'saldo final', 'saldo …', 'closing balance', 'balance …', 'valor', 'saldo inicial', 'opening balance'], menos: deAntes, numero: true, exemplo: '' },
  { chave: 'lado', br: 'D ou C', en: 'D or C', nomes: ['d c', 'd ou c', 'natureza', 'nat', 'dc', 'd or c'], atrasDe: 'saldo', exemplo: '' },
];
