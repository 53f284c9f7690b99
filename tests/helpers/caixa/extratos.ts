import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { lancarManual } from '#domains/financeiro/caixa/lancamentos/server/oficina.ts';
import {
  criarBanco,
  criarCategoriaFinanceira,
  criarContaBancaria,
  criarFormaPagamento,
} from '#domains/financeiro/cadastros/server/oficina.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import type { RespostaDeTeste, ServidorDeTeste } from '#tests/helpers/servidor.ts';

export type LinhaDeTeste = readonly [data: string, valor: string, memo: string, extra?: { fitid?: string; doc?: string }];
type OfxDeTeste = {
  saldo?: readonly [valor: string, data: string];
  de?: string;
  ate?: string;
  conta?: string;
  agencia?: string;
  banco?: string;
};

/** A statement as Brazilian banks write it: SGML, hardly a closing tag. */
export function ofxDeTeste(linhas: readonly LinhaDeTeste[], partes: OfxDeTeste = {}): string {
  const { saldo, de, ate, conta = '56789-2', agencia = '1234-3', banco = '001' } = partes;
  const dia = (data: string): string => `${data.replaceAll('-', '')}120000[-3:BRT]`;
  return [
    'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n',
    `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>${banco}<BRANCHID>${agencia}<ACCTID>${conta}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>`,
    ...(de === undefined ? [] : [`<DTSTART>${dia(de)}`]),
    ...(ate === undefined ? [] : [`<DTEND>${dia(ate)}`]),
    ...linhas.map(
      ([data, valor, memo, { fitid = '', doc = '' } = {}]) =>
        `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${dia(data)}<TRNAMT>${valor}<FITID>${fitid}<CHECKNUM>${doc}<MEMO>${memo}</STMTTRN>`,
    ),
    '</BANKTRANLIST>',
    ...(saldo === undefined ? [] : [`<LEDGERBAL><BALAMT>${saldo[0]}<DTASOF>${dia(saldo[1])}</LEDGERBAL>`]),
    '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\r\n');
}

/** Sends a statement as the screen does. */
export async function enviarExtrato(
  s: ServidorDeTeste,
  conteudo: string | Buffer,
  { conta, nome = 'extrato.ofx', quem }: { conta?: number; nome?: string; quem?: Quem } = {},
): Promise<RespostaDeTeste> {
  const formulario = await comoFormulario(conteudo, { nome, fileName: nome });
  return s.pedir('POST', `ExtratoBancario${conta === undefined ? '' : `?ContaBancariaId=${conta}`}`, {
    ...formulario,
    ...(quem ? { quem } : {}),
  });
}

export type Banco = {
  contaBancariaId: number;
  outraContaId: number;
  caixaId: number;
  formaId: number;
  tarifas: number;
  rendimentos: number;
};

/** Two bank accounts with R$ 1.000,00 to begin with and a cash box, 2026 open in all of them; a category of each direction. */
export function bancoComContas(db: Db, banco = { codigo: '001', nome: 'Banco do Brasil' }): Promise<Banco> {
  return transacao(db, async (tx) => {
    const ato = atoDe(tx, fernanda);
    const { id: bancoId } = await criarBanco(ato, banco);
    const conta = async (nome: string, numero: string) =>
      (
        await criarContaBancaria(ato, {
          nome,
          tipo: 'banco',
          bancoId,
          agencia: '1234',
          agenciaDv: '3',
          numero,
          numeroDv: '2',
          saldoInicialCentavos: centavos(100_000),
        })
      ).id;
    const contaBancariaId = await conta(`${banco.nome} movimento`, '56789');
    const outraContaId = await conta(`${banco.nome} reserva`, '11111');
    const { id: caixaId } = await criarContaBancaria(ato, { nome: `Caixa ${banco.codigo}`, tipo: 'caixa' });
    for (const id of [contaBancariaId, outraContaId, caixaId])
      await criarPeriodoFinanceiro(ato, { contaBancariaId: id, dataInicio: '2026-01-01', dataFim: '2026-12-31' });
    const { id: formaId } = await criarFormaPagamento(ato, { nome: `Pix ${banco.codigo}`, tipo: 'pix', contaBancariaId });
    const { id: tarifas } = await criarCategoriaFinanceira(ato, { nome: 'Tarifas bancárias', sentido: 'saida' });
    const { id: rendimentos } = await criarCategoriaFinanceira(ato, { nome: 'Rendimentos', sentido: 'entrada' });
    return { contaBancariaId, outraContaId, caixaId, formaId, tarifas, rendimentos };
  });
}

/** Money in the books of an account, entered by hand: above zero in, below out. */
export function lancarNoBanco(
  db: Db,
  b: Banco,
  valores: readonly (readonly [data: string, valorCentavos: number, historico?: string, documento?: string])[],
  contaBancariaId = b.contaBancariaId,
): Promise<number[]> {
  return transacao(db, async (tx) => {
    const ids: number[] = [];
    for (const [dataMovimento, valor, historico = 'Movimento', documento = null] of valores) {
      const { id } = await lancarManual(atoDe(tx, fernanda), {
        tipo: valor > 0 ? 'recebimento' : 'pagamento',
        dataMovimento,
        valorCentavos: centavos(Math.abs(valor)),
        historico,
        documento,
        contaBancariaId,
        contaDestinoId: null,
        formaPagamentoId: null,
        categoriaId: valor > 0 ? b.rendimentos : b.tarifas,
        centroCustoId: null,
        pessoaId: null,
      });
      ids.push(id);
    }
    return ids;
  });
}
