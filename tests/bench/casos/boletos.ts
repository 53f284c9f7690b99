import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { aplicarLote, lerArquivoDeRetorno } from '#domains/financeiro/boletos/retornos/arquivos/server/oficina.ts';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/oficina.ts';
import { contaCobrancaPronta, contaProntaEsquema } from '#tests/helpers/boletos.ts';
import { boletosEmPdf } from '#domains/financeiro/boletos/impressao/server/pdf/boletos-pdf.ts';
import { carregarParaImpressao } from '#domains/financeiro/boletos/impressao/server/pdf/dados.ts';
import { criarTitulosReceber } from '#domains/financeiro/titulos/emissao/server/door.ts';
import { baixarVarios } from '#domains/financeiro/titulos/baixas/server/oficina.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { escreverRetorno240 } from '#portal/demo/fim/dinheiro/retorno-do-banco.ts';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { semDeixarRastro } from '../sem-deixar-rastro.ts';

const LINHAS = 10_000;
const TITULOS = 5_000;
const PAGINAS = 1_000;
const fuso = 'America/Belem';
const quem: Quem = {
  usuarioId: 1,
  sessaoId: 0,
  pessoaId: null,
  nome: 'Bench',
  sobrenome: '',
  email: '',
  admin: true,
  permissoes: new Set(),
  restritoPainelProfessor: false,
};
type Preparado = { retornoId: number; tituloIds: number[]; boletoIds: number[]; contaId: number; formaId: number; hoje: string };
/** Made once for a school, however many cases ask for it. */
const feitos = new WeakMap<ContextoBench, Promise<Preparado>>();
const preparar = (contexto: ContextoBench): Promise<Preparado> => {
  const pronto = feitos.get(contexto) ?? montar(contexto);
  feitos.set(contexto, pronto);
  return pronto;
};

/** 10,000 titles with slips of one account, and the bank's file that pays them all. */
async function montar({ cliente, db }: ContextoBench): Promise<Preparado> {
  const conta = (
    await cliente.query(
      "select f.id as forma, f.conta_bancaria_id as conta, c.agencia, c.numero, b.codigo from formas_pagamento f join contas_bancarias c on c.id = f.conta_bancaria_id join bancos b on b.id = c.banco_id where f.tipo = 'boleto' limit 1",
    )
  ).rows[0] as { forma: string; conta: string; agencia: string; numero: string; codigo: string };
  const [contaId, formaId] = [Number(conta.conta), Number(conta.forma)];
  const { rows: pagadores } = await sql<{
    id: number;
  }>`select p.id from v_pessoa_resumo p join v_pessoa_endereco_principal e on e.pessoa_id = p.id where p.cpf is not null order by p.id limit 2000`.execute(
    db,
  );
  const hoje = await hojeNaEscola(db, fuso);
  const titulos = Array.from({ length: LINHAS }, (_, i) => ({
    origem: 'manual' as const,
    contratoId: null,
    contratoPrecoId: null,
    matriculaId: null,
    parcela: 1,
    parcelas: 1,
    pagadorId: pagadores[i % pagadores.length]?.id ?? 0,
    alunoId: null,
    descricao: 'Bench',
    dataEmissao: hoje,
    dataVencimento: somarDias(hoje, 30),
    valorCentavos: centavos(100_000 + i),
    descontoIncondicionalCentavos: centavos(0),
    descontoCondicionalCentavos: centavos(0),
    contaBancariaId: contaId,
    formaPagamentoId: formaId,
  }));
  const tituloIds = await transacao(db, async (tx) => (await criarTitulosReceber(tx, titulos)).map((t) => t.id));
  await transacao(db, async (tx) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from contas_cobranca where conta_bancaria_id = ${contaId}`.execute(
      tx,
    );
    if (rows[0]?.n === 0) await contaCobrancaPronta(atoDe(tx, quem), contaId, contaProntaEsquema.parse(dadosDaConta(formaId)));
  });
  for (let i = 0; i < tituloIds.length; i += TITULOS)
    await transacao(db, (tx) => emitirBoletos(atoDe(tx, quem), { ids: tituloIds.slice(i, i + TITULOS), novoVencimento: null }));
  await cliente.query('analyze');
  const { rows: boletos } = await sql<{
    id: number;
    nossoNumero: string;
    valorCentavos: number;
  }>`select id, nosso_numero as "nossoNumero", valor_centavos as "valorCentavos"
    from boletos where titulo_id = any(${tituloIds}) order by id`.execute(db);
  const texto = escreverRetorno240(
    { bancoCodigo: conta.codigo, agencia: conta.agencia, numero: conta.numero },
    boletos.map((b) => ({ ...b, movimento: '06', pagoCentavos: b.valorCentavos, dia: hoje, credito: hoje })),
    { nsa: 1, em: hoje },
  );
  const inicio = performance.now();
  const upload = { fileName: 'bench.ret', tipo: 'text/plain', conteudo: Buffer.from(texto, 'latin1') };
  const lido = await transacao(db, (tx) => lerArquivoDeRetorno(atoDe(tx, quem), { upload, contaBancariaId: contaId }));
  process.stdout.write(`  read and preview of ${LINHAS} lines: ${Math.round(performance.now() - inicio)} ms\n`);
  await cliente.query('vacuum analyze');
  return { retornoId: lido.id, tituloIds, boletoIds: boletos.map((b) => b.id), contaId, formaId, hoje };
}

const dadosDaConta = (formaPagamentoId: number) => ({
  versao: 0,
  layout: 'cnab240',
  carteira: '17',
  convenio: '1474166',
  complemento: '',
  codigoTransmissao: '',
  especie: 'ME',
  aceite: false,
  formaPagamentoId,
  instrucoes: null,
  diasBaixa: 60,
  pixChave: null,
  pixHibrido: false,
  toleranciaCentavos: 50,
  proximoSequencial: null,
  proximoNsa: null,
  ativa: true,
});

function aplicar(contexto: ContextoBench, { retornoId }: Preparado): Promise<number> {
  return semDeixarRastro(contexto, async (tx) => {
    let total = 0;
    for (;;) {
      const lote = await aplicarLote(atoDe(tx, quem), retornoId);
      if (lote.length === 0) return total;
      total += lote.filter((l) => l.resultado === 'aplicada').length;
    }
  });
}

/** The least SQL that settles titles: receipts, baixas, titles, cash, facts and audit, set-based. */
async function baixasPuras(tx: Tx, ids: readonly number[], { contaId, formaId, hoje }: Preparado): Promise<number> {
  const { rows } = await sql<{ n: number }>`with alvos as materialized (
      select id, pagador_id, valor_centavos as valor, id as ordem from titulos_receber where id = any(${ids as number[]}) order by id for update
    ), periodo as materialized (select id from periodos_financeiros where conta_bancaria_id = ${contaId} and ${hoje}::date between data_inicio and data_fim for share
    ), novos as (
      insert into recibos (pagador_id, data_recibo, total_centavos, codigo_verificacao, usuario_id)
      select pagador_id, ${hoje}::date, valor, 'bench-' || id, 1 from alvos order by ordem returning id, codigo_verificacao
    ), feitas as (
      insert into baixas (titulo_id, recibo_id, data_baixa, valor_centavos, principal_centavos, conta_bancaria_id, forma_pagamento_id, usuario_id, usuario_nome)
      select a.id, n.id, ${hoje}::date, a.valor, a.valor, ${contaId}, ${formaId}, 1, 'Bench' from alvos a join novos n on n.codigo_verificacao = 'bench-' || a.id order by a.ordem
      returning id, titulo_id, valor_centavos
    ), alterados as (
      update titulos_receber t set amortizado_centavos = valor_centavos, recebido_centavos = valor_centavos, situacao = 'baixado', versao = versao + 1 where id = any(${ids as number[]})
    ), caixa as (
      insert into lancamentos_financeiros (conta_bancaria_id, periodo_financeiro_id, data_movimento, sentido, categoria, valor_centavos, historico, origem_tipo, origem_id, usuario_id, usuario_nome, pessoa_id)
      select ${contaId}, p.id, ${hoje}::date, 'entrada', 'bench', f.valor_centavos, 'Bench', 'baixa', f.id, 1, 'Bench', a.pagador_id
      from feitas f join alvos a on a.id = f.titulo_id, periodo p
    ), fatos as (
      insert into fatos_contabeis (evento, data_fato, origem_tipo, origem_id, valor_centavos, valores) select 'titulo.recebido', ${hoje}::date, 'baixa', id, valor_centavos, '{}' from feitas
    ), trilha as (insert into auditoria (acao, alvo_tipo, alvo_id, depois) select 'titulo.baixado', 'titulo', titulo_id, '{}' from feitas)
    select count(*)::int as n from feitas`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** The same for a return file: besides settling, the slips, their history and the lines. */
function retornoPuro(contexto: ContextoBench, p: Preparado): Promise<number> {
  return semDeixarRastro(contexto, async (tx) => {
    const n = await baixasPuras(tx, p.tituloIds, p);
    await sql`with mudados as (update boletos set situacao = 'paga', versao = versao + 1 where id = any(${p.boletoIds}) returning id)
      insert into boletos_situacoes (boleto_id, de, para, origem, usuario_id, usuario_nome) select id, 'gerada', 'paga', 'retorno', 1, 'Bench' from mudados`.execute(
      tx,
    );
    await sql`update retornos_linhas l set resultado = 'aplicada', processada_em = now(), baixa_id = b.id from boletos o join baixas b on b.titulo_id = o.titulo_id
      where l.retorno_id = ${p.retornoId} and o.id = l.boleto_id`.execute(tx);
    return n;
  });
}

const pedidos = ({ tituloIds, contaId, formaId, hoje }: Preparado) =>
  tituloIds.slice(0, TITULOS).map((tituloId, i) => ({
    dataBaixa: hoje,
    contaBancariaId: contaId,
    formaPagamentoId: formaId,
    itens: [{ tituloId, valorCentavos: 100_000 + i }],
  }));

async function imprimir({ db }: ContextoBench, ids: readonly number[]): Promise<number> {
  const boletos = (await carregarParaImpressao(db, ids)).map((b) => ({
    ...b,
    pixEmv: `00020101021226810014br.gov.bcb.pix2559pix.example.com/qr/v2/cobv/9d36b84fc70b478fb95c12729b90${b.id}`,
  }));
  const antes = process.cpuUsage();
  const pdf = await boletosEmPdf([boletos], await lerEscola(db), '2026-01-01T00:00:00Z');
  const { user, system } = process.cpuUsage(antes);
  const segundos = (user + system) / 1e6;
  process.stdout.write(
    `  ${ids.length} boletos with barcode and QR: ${Math.round(ids.length / segundos)} pages/s of processor time, ${Math.round(pdf.length / 1000)} kB\n`,
  );
  if (ids.length / segundos < 100) process.stdout.write('  below the goal of 100 pages/s\n');
  return boletos.length;
}

/** Boletos: applying a file of the bank, settling many titles, printing. */
export const boletos: Caso[] = [
  defineCaso<Preparado>({
    nome: `apply a return file of ${LINHAS} lines`,
    meta: { razao: 4 },
    vezes: 3,
    preparar,
    sql: retornoPuro,
    lote: aplicar,
    conferir: (doSql, doProduto) => igual('lines', doSql, doProduto),
  }),
  defineCaso<Preparado>({
    nome: `settle ${TITULOS} titles, a receipt each`,
    meta: { razao: 4 },
    vezes: 3,
    preparar,
    sql: (contexto, p) => semDeixarRastro(contexto, (tx) => baixasPuras(tx, p.tituloIds.slice(0, TITULOS), p)),
    lote: (contexto, p) => semDeixarRastro(contexto, async (tx) => (await baixarVarios(atoDe(tx, quem), pedidos(p))).length),
    conferir: (doSql, doProduto) => igual('titles', doSql, doProduto),
  }),
  defineCaso<Preparado>({
    nome: `print ${PAGINAS} boletos in one PDF`,
    meta: { c1: 10_000 },
    vezes: 1,
    preparar,
    sql: async ({ db }, p) => (await carregarParaImpressao(db, p.boletoIds.slice(0, PAGINAS))).length,
    lote: (contexto, p) => imprimir(contexto, p.boletoIds.slice(0, PAGINAS)),
    conferir: (doSql, doProduto) => igual('pages', doSql, doProduto),
  }),
];
