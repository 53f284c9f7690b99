import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { contaCobrancaEsquema } from '#domains/financeiro/boletos/contas/esquemas.ts';
import { aplicarLote, lerArquivoDeRetorno } from '#domains/financeiro/boletos/retornos/arquivos/server/oficina.ts';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/oficina.ts';
import { gerarRemessa } from '#domains/financeiro/boletos/remessas/server/oficina.ts';
import { pedirBaixas } from '#domains/financeiro/boletos/lista/server/oficina.ts';
import { dadosDaCobranca, salvarContaCobranca } from '#domains/financeiro/boletos/contas/server/oficina.ts';
import { dadosBancariosEmVigor, mudancaPedida } from '#domains/financeiro/dados-bancarios/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, montarData, partesDe, somarDias } from '#shared/datas.ts';
import { centavos, percentual } from '#shared/dinheiro.ts';
import type { Base } from '../../base/base.ts';
import { contasBancarias } from '../../plano/registros.ts';
import { type AvisoDoBanco, escreverRetorno240 } from './retorno-do-banco.ts';

/** Of the titles that are not due yet one in so many has its slip, up to a number; the last slips are not sent to the bank yet. */
const umEm = 3;
const quantos = 90;
const semEnvio = 5;

type Boleto = { id: number; tituloId: number; nossoNumero: string; identificador: string; valorCentavos: number; descontoCentavos: number };

/**
 * The account of the school collects by Banco do Brasil: slips of the next due dates in every state that they can have, a
 * return file of the bank applied without a person, and one of today whose exceptions wait for the counter.
 */
export async function cobrarPorBoleto(ato: Ato, base: Base, direcao: Ato): Promise<void> {
  const { hoje, tx } = ato;
  const conta = base.contas.banco;
  const dados = contaCobrancaEsquema.parse({ ...cobranca, formaPagamentoId: base.formas.boleto });
  const { contaCobrancaId } = await salvarContaCobranca(ato, { contaBancariaId: conta, ...dados });
  await escolherChavePix(ato, contaCobrancaId, direcao);
  const ids = await titulosAEmitir(ato, base);
  if (ids.length < 12) return;
  const enviados = ids.slice(0, Math.max(ids.length - semEnvio, 10));
  await emitirBoletos(ato, { ids: enviados, novoVencimento: null });
  await gerarRemessa(ato, { contaBancariaId: conta });
  const boletos = await boletosDe(tx, enviados);
  const noMes = (dias: number): DataCivil => {
    const { ano, mes } = partesDe(hoje);
    const inicio = montarData(ano, mes, 1);
    const dia = somarDias(hoje, -dias);
    return dia < inicio ? inicio : dia;
  };
  await aplicar(ato, conta, daConfirmacao(boletos, noMes(3)), { nsa: 1, hoje: noMes(3) });
  await aplicar(ato, conta, doDia(boletos, noMes(1), hoje), { nsa: 2, hoje });
  // A family paid a part at the counter: its slip asks for too much and goes with the next remittance.
  await receberParte(ato, base, boletos.at(-5));
  await pedirBaixas(ato, { ids: boletos.slice(-4, -3).map((b) => b.id), desfazer: false, motivo: 'Família pediu novo vencimento.' });
  const novos = ids.slice(enviados.length);
  if (novos.length > 0) await emitirBoletos(ato, { ids: novos, novoVencimento: null });
}

/** The school’s Pix key was agreed by two people long ago; another one was asked for today, and waits for the head. */
async function escolherChavePix(ato: Ato, alvoId: number, { quem: aprovadaPor }: Ato): Promise<void> {
  const chave = (pixChave: string) => ({ alvoId, dados: { pixChave } });
  await dadosBancariosEmVigor(ato, dadosDaCobranca, { ...chave('contato@colegio.example'), pedidaHa: 60, aprovadaPor });
  const motivo = 'Chave só para recebimentos, pedida pela contabilidade.';
  await mudancaPedida(ato, dadosDaCobranca, { ...chave('recebimentos@colegio.example'), motivo, pedidaHa: 0 });
}

const cobranca = {
  versao: 0,
  layout: 'cnab240',
  carteira: '17',
  convenio: '1474166',
  complemento: '19',
  codigoTransmissao: '',
  especie: 'ME',
  aceite: false,
  instrucoes: 'Não receber após 60 dias do vencimento.\nDúvidas: contato@colegio.example ou (91) 3222-1234.',
  diasBaixa: 60,
  pixHibrido: true,
  toleranciaCentavos: 50,
  proximoSequencial: null,
  proximoNsa: null,
  ativa: true,
};

/** The next titles to fall due that are to be paid by boleto. */
async function titulosAEmitir({ tx, hoje }: Ato, base: Base): Promise<number[]> {
  // Read once: asked of each title anew, it would take as long as titles times people.
  const { rows } = await sql<{ id: number }>`
    with podem as materialized (
      select p.id from v_pessoa_resumo p join v_pessoa_endereco_principal e on e.pessoa_id = p.id where p.cpf is not null
    )
    select t.id from v_titulo_receber t join podem on podem.id = t.pagador_id
    where t.situacao = 'aberto' and t.forma_pagamento_id = ${base.formas.boleto} and t.conta_bancaria_id = ${base.contas.banco} and t.data_limite >= ${hoje}::date
    order by t.data_vencimento, t.id`.execute(tx);
  return rows.slice(0, Math.min(quantos, Math.floor(rows.length / umEm))).map(({ id }) => id);
}

async function boletosDe(tx: Tx, titulos: readonly number[]): Promise<Boleto[]> {
  const { rows } =
    await sql<Boleto>`select b.id, b.titulo_id as "tituloId", b.nosso_numero as "nossoNumero", b.identificador, b.valor_centavos as "valorCentavos", b.desconto_centavos as "descontoCentavos"
    from v_boleto b where b.titulo_id = any(${titulos as number[]}) order by b.id`.execute(tx);
  return rows;
}

const aviso = (b: Boleto, movimento: string, dia: DataCivil): AvisoDoBanco => ({
  nossoNumero: b.nossoNumero,
  identificador: b.identificador,
  movimento,
  valorCentavos: b.valorCentavos,
  dia,
  credito: dia,
});

/** The bank's Pix of a hybrid slip, which only the bank makes. */
const pixDe = ({ identificador }: Boleto) => ({
  url: `pix.banco.example/qr/v2/cobv/${identificador.toLowerCase()}`,
  txid: `DEMO${identificador}`,
});

/** The bank registers what it was sent, refuses one slip, and has not answered for two. */
function daConfirmacao(boletos: readonly Boleto[], dia: DataCivil): AvisoDoBanco[] {
  return boletos
    .slice(0, -2)
    .map((b, i) => (i === 3 ? { ...aviso(b, '03', dia), motivos: '48' } : { ...aviso(b, '02', dia), tarifaCentavos: 35, pix: pixDe(b) }));
}

/** A day's news: payments, one for another amount, one of a slip that nobody here knows, one slip written off, one paid twice. */
function doDia(boletos: readonly Boleto[], dia: DataCivil, credito: DataCivil): AvisoDoBanco[] {
  const pago = (b: Boleto, valor = b.valorCentavos - b.descontoCentavos): AvisoDoBanco => ({
    ...aviso(b, '06', dia),
    pagoCentavos: valor,
    tarifaCentavos: 245,
    credito,
  });
  const registrados = boletos.slice(0, -2).filter((_, i) => i !== 3);
  const [primeiro, divergente, dobrado, baixado, ...outros] = registrados;
  if (!primeiro || !divergente || !dobrado || !baixado) return [];
  return [
    pago(primeiro),
    pago(divergente, percentual(centavos(divergente.valorCentavos - divergente.descontoCentavos), '60.0000')),
    pago(dobrado),
    { ...pago(dobrado), tarifaCentavos: 0 },
    { ...pago(primeiro), nossoNumero: '14741660000099001', identificador: '' },
    aviso(baixado, '09', dia),
    ...outros.slice(0, Math.floor(outros.length / 5)).map((b) => pago(b)),
  ];
}

async function receberParte(ato: Ato, base: Base, boleto: Boleto | undefined): Promise<void> {
  const { hoje } = ato;
  if (!boleto || boleto.valorCentavos < 2_000) return;
  const itens = [{ tituloId: boleto.tituloId, valorCentavos: Math.floor(boleto.valorCentavos / 2) }];
  await baixarTitulos(ato, { dataBaixa: hoje, contaBancariaId: base.contas.caixa, formaPagamentoId: base.formas.dinheiro, itens });
}

async function aplicar(
  ato: Ato,
  contaBancariaId: number,
  avisos: readonly AvisoDoBanco[],
  { nsa, hoje }: { nsa: number; hoje: DataCivil },
): Promise<void> {
  const [conta] = contasBancarias;
  const texto = escreverRetorno240({ bancoCodigo: conta.banco, agencia: conta.agencia, numero: conta.numero }, avisos, { nsa, em: hoje });
  const upload = { fileName: `CBR${hoje.replaceAll('-', '')}${nsa}.RET`, tipo: 'text/plain', conteudo: Buffer.from(texto, 'latin1') };
  const { id } = await lerArquivoDeRetorno(ato, { upload, contaBancariaId });
  while ((await aplicarLote(ato, id)).length > 0);
}
