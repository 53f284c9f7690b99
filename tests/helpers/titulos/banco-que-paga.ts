import { sql } from 'kysely';
import { criarContaBancaria, criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { dadosBancariosEmVigor } from '#domains/financeiro/dados-bancarios/server/oficina.ts';
import { criarFornecedor, dadosDoFornecedor } from '#domains/financeiro/fornecedores/server/oficina.ts';
import { salvarConvenio } from '#domains/financeiro/pagar/remessas/server/oficina.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, proximoDiaUtil } from '#shared/datas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { fernanda, fuso, paulo } from '#tests/helpers/financeiro.ts';
import type { ServidorDeTeste } from '#tests/helpers/servidor.ts';
import { comprasDeTeste, contaDeTeste, titulosPagarDeTeste } from './pagar.ts';

export const hoje = hojeEm(new Date(), fuso);
/** A day on which banks work, today or soon. */
export const diaDoBanco = proximoDiaUtil(hoje, 'bancario');
type Conta = Parameters<typeof contaDeTeste>[2];

/** An account of a bank that pays by files, its method and open period. */
const contasDoSicoob = (db: Db) =>
  transacao(db, async (tx) => {
    const ato = atoDe(tx, fernanda);
    const { rows } = await sql<{ id: number }>`insert into bancos (codigo, nome) values ('756', 'Sicoob')
      on conflict (codigo) do update set nome = excluded.nome returning id`.execute(tx);
    const { id: contaBancariaId } = await criarContaBancaria(ato, {
      nome: 'Sicoob pagamentos',
      tipo: 'banco',
      bancoId: rows[0]?.id ?? 0,
      agencia: '3357',
      agenciaDv: '1',
      numero: '40240',
      numeroDv: '0',
    });
    const { id: formaPagamentoId } = await criarFormaPagamento(ato, { nome: 'Arquivo do banco', tipo: 'transferencia', contaBancariaId });
    const { id: periodoId } = await criarPeriodoFinanceiro(ato, { contaBancariaId, dataInicio: '2026-02-01', dataFim: '2099-12-31' });
    return { contaBancariaId, formaPagamentoId, periodoId };
  });
/** The same with its agreement. */
export async function contaQuePaga(db: Db): Promise<number> {
  const { contaBancariaId, formaPagamentoId } = await contasDoSicoob(db);
  const convenio = { contaBancariaId, formaPagamentoId, convenio: '204226', homologacao: false, ativo: true, versao: 0 };
  await transacao(db, (tx) => salvarConvenio(atoDe(tx, fernanda), convenio));
  return contaBancariaId;
}

/** A school with an account that pays by files, and suppliers with and without bank data. */
export async function bancoQuePaga(s: ServidorDeTeste) {
  const { db } = s.banco;
  await sql`insert into escola (nome, cnpj, endereco, cidade, uf) values ('Colégio Exemplo', '11222333000181', 'Av. Nazaré, 100', 'Belém', 'PA')`.execute(
    db,
  );
  const c = await comprasDeTeste(db);
  const t = await contasDoSicoob(db);
  /** A supplier whose bank data hold for ten days. */
  const fornecedor = (documento: string, nome: string, dados: Record<string, string | null>): Promise<number> =>
    transacao(db, async (tx) => {
      const ato = atoDe(tx, fernanda);
      const { id } = await criarFornecedor(ato, { documento, nome });
      const { dados: fechado, chaveId } = s.servicos.cifra.fechar(JSON.stringify(dados), `fornecedor.banco:${id}`);
      await dadosBancariosEmVigor(ato, dadosDoFornecedor, {
        alvoId: id,
        dados: { cifrado: fechado.toString('base64'), chave: chaveId },
        pedidaHa: 10,
        aprovadaPor: paulo,
      });
      return id;
    });
  return {
    t,
    c,
    fornecedor,
    titulo: async (partes: Conta = {}): Promise<number> => (await titulosPagarDeTeste(db, contaDeTeste(c, t, partes)))[0] ?? 0,
  };
}

const por = (linha: string, de: number, texto: string): string => linha.slice(0, de - 1) + texto + linha.slice(de - 1 + texto.length);
const ddmmaaaa = (dia: string): string => dia.split('-').toReversed().join('');
const onde = {
  A: { id: [73, 93], data: 155, valor: 163 },
  J: { id: [182, 202], data: 145, valor: 153 },
  O: { id: [122, 142], data: 100, valor: 108 },
} as const;
/** What the bank says of one payment: its codes, and another day, amount or movement where it is so. */
export type Dito = { codigos: string; dia?: string; valor?: number; devolucao?: boolean };

/** The return that a bank makes of a payment file: each payment by what it is called there, with what is said of it. */
export function retornoDe(remessa: string, ditos: Readonly<Record<string, Dito>>, nsa = 1): string {
  const linhas = remessa.split('\r\n').slice(0, -1);
  return linhas
    .map((linha) => {
      if (linha[7] === '0') return por(por(linha, 143, '2'), 158, String(nsa).padStart(6, '0'));
      const segmento = linha[13] as 'A' | 'J' | 'O';
      if (linha[7] !== '3' || !(segmento in onde) || (segmento === 'J' && /^52[12]\d{15}\D/.test(linha.slice(17)))) return linha;
      const { id, data, valor } = onde[segmento];
      const dito = ditos[linha.slice(...id).trim()];
      if (!dito) return linha;
      const pedido = segmento === 'A' ? linha.slice(119, 134) : linha.slice(valor - 1, valor + 14);
      const pago = dito.valor === undefined ? pedido : String(dito.valor).padStart(15, '0');
      const comDia = por(por(linha, data, ddmmaaaa(dito.dia ?? hoje)), valor, pago);
      return por(dito.devolucao ? por(comDia, 15, '3') : comDia, 231, dito.codigos.padEnd(10));
    })
    .map((linha) => `${linha}\r\n`)
    .join('');
}
