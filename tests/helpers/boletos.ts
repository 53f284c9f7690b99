import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/oficina.ts';
import type { z } from 'zod';
import { contaCobrancaEsquema, dadosDaCobrancaEsquema } from '#domains/financeiro/boletos/contas/esquemas.ts';
import { dadosDaCobranca, salvarContaCobranca } from '#domains/financeiro/boletos/contas/server/oficina.ts';
import { dadosBancariosEmVigor } from '#domains/financeiro/dados-bancarios/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { aplicarLote, aplicarRetorno } from '#domains/financeiro/boletos/retornos/arquivos/server/aplicar-retorno.ts';
import { lerArquivoDeRetorno, type RetornoLido } from '#domains/financeiro/boletos/retornos/arquivos/server/ler-retorno.ts';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { criarBanco, criarContaBancaria, criarFormaPagamento, criarTaxa } from '#domains/financeiro/cadastros/server/oficina.ts';
import type { NovoTitulo } from '#domains/financeiro/titulos/emissao/server/door.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { type AvisoDoBanco, escreverRetorno240 } from '#portal/demo/fim/dinheiro/retorno-do-banco.ts';
import { centavos } from '#shared/dinheiro.ts';
import { fernanda, type Tesouraria, titulosDeTeste } from './financeiro.ts';

export type Cobranca = Tesouraria & { boletoId?: never };
export const dadosDaConta = {
  versao: 0,
  layout: 'cnab240' as const,
  carteira: '17',
  convenio: '1474166',
  complemento: '',
  codigoTransmissao: '',
  especie: 'ME' as const,
  aceite: false,
  instrucoes: 'Não receber após 60 dias.',
  diasBaixa: 60,
  pixChave: 'pix@colegio.example',
  pixHibrido: false,
  toleranciaCentavos: 50,
  proximoSequencial: null,
  proximoNsa: null,
  ativa: true,
};

/** An account with its Pix key in force. */
export const contaProntaEsquema = contaCobrancaEsquema.extend(dadosDaCobrancaEsquema.shape);

/** Saves an account that collects, with its Pix key in force since before today. */
export async function contaCobrancaPronta(
  ato: Ato<Autor>,
  contaBancariaId: number,
  { pixChave, ...dados }: z.output<typeof contaProntaEsquema>,
): ReturnType<typeof salvarContaCobranca> {
  // At Itaú the bank's Pix asks for the school's key first.
  const semPix = await salvarContaCobranca(ato, { contaBancariaId, ...dados, pixHibrido: false });
  const { rows } = await sql<{ pixChave: string | null }>`select pix_chave as "pixChave" from contas_cobranca
    where id = ${semPix.contaCobrancaId}`.execute(ato.tx);
  if (rows[0]?.pixChave !== pixChave)
    await dadosBancariosEmVigor(ato, dadosDaCobranca, { alvoId: semPix.contaCobrancaId, dados: { pixChave }, pedidaHa: 30 });
  if (!dados.pixHibrido) return semPix;
  return salvarContaCobranca(ato, {
    contaBancariaId,
    ...dados,
    contaCobrancaId: semPix.contaCobrancaId,
    versao: semPix.versao,
    proximoNsa: null,
    proximoSequencial: null,
  });
}

/** A bank account that collects by Banco do Brasil, a payer with CPF and address, periods open in 2026, the school's data. */
export async function cobrancaDeTeste(db: Db): Promise<Cobranca> {
  return transacao(db, async (tx) => {
    await sql`insert into escola (nome, cnpj, cidade, uf) values ('Colégio Exemplo', '11222333000181', 'Belém', 'PA') on conflict do nothing`.execute(
      tx,
    );
    const endereco = {
      tipo: 'residencial' as const,
      cep: '66050360',
      logradouro: 'Travessa São Pedro',
      numero: '120',
      bairro: 'Umarizal',
      cidade: 'Belém',
      uf: 'PA' as const,
    };
    const pagador = await criarPessoa(atoDe(tx, fernanda), {
      nome: 'Marcos',
      sobrenome: 'Lobato',
      dataNascimento: '1985-03-01',
      cpf: '52998224725',
      enderecos: [endereco],
    });
    const aluno = await criarPessoa(atoDe(tx, fernanda), { nome: 'Ana Clara', sobrenome: 'Lobato', dataNascimento: '2014-05-10' });
    const { id: bancoId } = await criarBanco(atoDe(tx, fernanda), { codigo: '001', nome: 'Banco do Brasil' });
    const { id: contaBancariaId } = await criarContaBancaria(atoDe(tx, fernanda), {
      nome: 'BB movimento',
      tipo: 'banco',
      bancoId,
      agencia: '1234',
      agenciaDv: '3',
      numero: '56789',
      numeroDv: '2',
    });
    const { id: outraContaId } = await criarContaBancaria(atoDe(tx, fernanda), { nome: 'Caixa', tipo: 'caixa' });
    const { id: formaPagamentoId } = await criarFormaPagamento(atoDe(tx, fernanda), { nome: 'Boleto', tipo: 'boleto', contaBancariaId });
    await criarTaxa(atoDe(tx, fernanda), { nome: 'Usual', multaPercentual: '2', jurosPercentualMes: '1', vigenteDesde: '2020-01-01' });
    const { id: periodoId } = await criarPeriodoFinanceiro(atoDe(tx, fernanda), {
      contaBancariaId,
      dataInicio: '2026-01-01',
      dataFim: '2026-12-31',
    });
    await contaCobrancaPronta(atoDe(tx, fernanda), contaBancariaId, contaProntaEsquema.parse({ ...dadosDaConta, formaPagamentoId }));
    return { pagadorId: pagador.id, alunoId: aluno.id, contaBancariaId, outraContaId, formaPagamentoId, periodoId };
  });
}

export type BoletoDeTeste = { id: number; tituloId: number; nossoNumero: string; identificador: string; valorCentavos: number };

/** One of them. */
export async function boletoDeTeste(db: Db, c: Cobranca, partes: Partial<NovoTitulo> = {}): Promise<BoletoDeTeste> {
  const [b] = await boletosDeTeste(db, c, [partes]);
  if (!b) throw new Error('no slip');
  return b;
}

/** Titles of 1.000,00 due on 2026-03-10 without discount unless told, each with its slip. */
export async function boletosDeTeste(db: Db, c: Cobranca, partes: readonly Partial<NovoTitulo>[]): Promise<BoletoDeTeste[]> {
  const titulos = await titulosDeTeste(
    db,
    c,
    partes.map((p) => ({ dataVencimento: '2099-03-10', descontoCondicionalCentavos: centavos(0), ...p })),
  );
  const ids = titulos.map((t) => t.id);
  await transacao(db, (tx) => emitirBoletos(atoDe(tx, fernanda), { ids, novoVencimento: null }));
  const { rows } =
    await sql<BoletoDeTeste>`select id, titulo_id as "tituloId", nosso_numero as "nossoNumero", identificador, valor_centavos as "valorCentavos"
    from boletos where titulo_id = any(${ids}) order by array_position(${ids}::bigint[], titulo_id)`.execute(db);
  return rows;
}

let nsa = 0;
/** The number of the bank's next file. */
export const proximoArquivo = (): number => (nsa += 1);
/** The bank's file about some slips: a new one, or one whose number is told. */
export const arquivoDoBanco = (avisos: readonly AvisoDoBanco[], numero = proximoArquivo()): string =>
  escreverRetorno240({ bancoCodigo: '001', agencia: '1234', numero: '56789' }, avisos, { nsa: numero, em: '2026-11-20' });
export const pago = (b: BoletoDeTeste, partes: Partial<AvisoDoBanco> = {}): AvisoDoBanco => ({
  nossoNumero: b.nossoNumero,
  movimento: '06',
  valorCentavos: b.valorCentavos,
  pagoCentavos: b.valorCentavos,
  dia: '2026-03-09',
  credito: '2026-03-10',
  ...partes,
});

/** Reads a file as the screen does. */
export const lerTexto = (db: Db, texto: string, contaBancariaId?: number): Promise<RetornoLido> =>
  transacao(db, (tx) =>
    lerArquivoDeRetorno(atoDe(tx, fernanda), {
      upload: { fileName: 'retorno.ret', tipo: 'text/plain', conteudo: Buffer.from(texto, 'latin1') },
      contaBancariaId,
    }),
  );

/** Applies a file that was read, without the queue: batch by batch until nothing is left. */
export async function aplicarTudo(db: Db, retornoId: number, lote = 1_000): Promise<void> {
  const semFila = { tarefas: { criar: () => Promise.resolve(1) } } as unknown as Servicos;
  await transacao(db, (tx) => aplicarRetorno({ ...atoDe(tx, fernanda), servicos: semFila }, retornoId));
  for (let i = 0; i < 200; i += 1) {
    const feitas = await transacao(db, (tx) => aplicarLote(atoDe(tx, fernanda), retornoId, lote));
    if (feitas.length === 0) return;
  }
  throw new Error('the file has no end');
}

/** Reads and applies a new file, or one whose number is told; what was read before is not applied again. */
export async function importar(
  db: Db,
  avisos: readonly AvisoDoBanco[],
  { lote, numero }: { lote?: number; numero?: number } = {},
): Promise<number> {
  const { id, jaExistia } = await lerTexto(db, arquivoDoBanco(avisos, numero));
  if (!jaExistia) await aplicarTudo(db, id, lote);
  return id;
}

export type Estado = { titulo: string; boleto: string; recebido: number; amortizado: number };
export async function estadoDe(db: Db, b: { id: number }): Promise<Estado> {
  const { rows } =
    await sql<Estado>`select t.situacao as titulo, b.situacao as boleto, t.recebido_centavos as recebido, t.amortizado_centavos as amortizado
    from boletos b join titulos_receber t on t.id = b.titulo_id where b.id = ${b.id}`.execute(db);
  return rows[0] as Estado;
}
/** Lines of a file, by what became of them. */
export async function linhasDo(db: Db, retornoId: number) {
  const { rows } = await sql<{
    id: number;
    linha: number;
    efeito: string;
    previsto: string;
    resultado: string;
    problema: string | null;
    baixaId: number | null;
  }>`
    select id, linha, efeito, previsto, resultado, problema, baixa_id as "baixaId" from retornos_linhas where retorno_id = ${retornoId} order by linha`.execute(
    db,
  );
  return rows;
}
/**
 * Everything of money and of slips that two orders of events must leave the same. Why a line waits is told as things stood when it
 * was looked at, and is no part of it.
 */
export async function saldos(db: Db): Promise<unknown> {
  const { rows } = await sql<{ resumo: unknown }>`select json_build_object(
    'titulos', (select json_agg(json_build_array(descricao, situacao, amortizado_centavos, recebido_centavos) order by descricao) from titulos_receber),
    'boletos', (select json_agg(json_build_array(t.descricao, b.situacao) order by t.descricao, b.id) from boletos b join titulos_receber t on t.id = b.titulo_id),
    'caixa', (select json_agg(x order by x::text) from (select json_build_array(sentido, valor_centavos, data_movimento, count(*)) as x from lancamentos_financeiros group by sentido, valor_centavos, data_movimento) y),
    'fila', (select json_agg(x order by x::text) from (select json_build_array(nosso_numero, efeito, pago_centavos) as x from retornos_linhas where resultado = 'excecao') y)) as resumo`.execute(
    db,
  );
  return rows[0]?.resumo;
}
