import { errosEmissaoDeBoleto } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { encerrarRecusas } from '#domains/financeiro/boletos/server/decisoes.ts';
import { feriadosLocais } from '#domains/financeiro/cadastros/server/door.ts';
import { travarTitulos } from '#domains/financeiro/titulos/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { ErroNegocio, Idioma } from '#shared/erros.ts';
import type { emissaoDeBoletosApi } from '../api.ts';
import type { FiltrosDeBoletos } from '#domains/financeiro/boletos/filtros.ts';
import { bancoDe } from '#domains/financeiro/boletos/codigos/bancos/index.ts';
import { anoDaNumeracao, numerarBoleto } from '#domains/financeiro/boletos/codigos/cobranca.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import { maximoDeBoletos } from '#domains/financeiro/boletos/esquemas.ts';
import { carregarParaEmissao, type TituloAEmitir } from './carregar-emissao.ts';
import { type BoletoPlanejado, planejarEmissao } from './planejar-emissao.ts';
import { tomarNumeros } from '#domains/financeiro/boletos/contas/server/door.ts';
import { idsSemBoleto } from './titulos-sem-boleto.ts';
import '#domains/financeiro/boletos/server/restricoes.ts';

export type PedidoDeEmissao = {
  ids?: readonly number[] | undefined;
  filtro?: FiltrosDeBoletos | undefined;
  exceto?: readonly number[] | undefined;
  novoVencimento: DataCivil | null;
  /** A carteira and convênio for the titles of its account; the usual one of each account otherwise. */
  contaCobrancaId?: number | null;
};
export type BoletosEmitidos = { ids: number[]; emitidos: number; recusados: number; totalCentavos: number };
type Plano = { planejados: BoletoPlanejado[]; recusas: { titulo: TituloAEmitir; erro: ErroNegocio }[]; hoje: DataCivil };

/** Says why: each kind of refusal once in the sentence, and that of every title beside it. */
function nadaAEmitir(recusas: Plano['recusas']): ErroNegocio {
  const tipos = [...new Map(recusas.map(({ erro }) => [erro.code, erro])).values()];
  const motivos = (idioma: Idioma): string => tipos.map((erro) => ` ${erro.mensagem(idioma)}`).join('');
  const detalhe = {
    recusados: recusas.slice(0, 100).map(({ titulo, erro }) => ({ tituloId: titulo.id, numero: titulo.numero, codigo: erro.code })),
  };
  return errosEmissaoDeBoleto.NADA_A_EMITIR({ motivos: { br: motivos('br'), en: motivos('en') } }, { detalhe });
}

/** The titles that a choice names. Throws MUITOS_BOLETOS, NADA_A_EMITIR. */
async function idsDaEscolha(db: Db | Tx, { ids, filtro, exceto = [] }: PedidoDeEmissao): Promise<number[]> {
  const escolhidos = filtro ? await idsSemBoleto(db, filtro, exceto, maximoDeBoletos) : [...new Set(ids ?? [])];
  if (escolhidos.length > maximoDeBoletos)
    throw errosBoletos.MUITOS_BOLETOS({ quantidade: `mais de ${maximoDeBoletos}`, maximo: maximoDeBoletos });
  if (escolhidos.length === 0) throw nadaAEmitir([]);
  return escolhidos;
}

async function planejar(db: Db | Tx, ids: readonly number[], pedido: PedidoDeEmissao, hoje: DataCivil): Promise<Plano> {
  if (pedido.novoVencimento !== null && pedido.novoVencimento < hoje)
    throw errosEmissaoDeBoleto.VENCIMENTO_PASSADO({}, { campos: ['novoVencimento'] });
  const { contaCobrancaId = null } = pedido;
  const titulos = await carregarParaEmissao(db, ids, { hoje, em: pedido.novoVencimento ?? hoje, contaCobrancaId });
  const locais = await feriadosLocais(db);
  const plano: Plano = { planejados: [], recusas: [], hoje };
  for (const titulo of titulos) {
    const planejado = planejarEmissao(titulo, { hoje, novoVencimento: pedido.novoVencimento, locais });
    if ('erro' in planejado) plano.recusas.push({ titulo, erro: planejado.erro });
    else plano.planejados.push(planejado);
  }
  return plano;
}

/** What an emission would make and leave out, without making it. */
export async function preverEmissao(
  db: Db,
  pedido: PedidoDeEmissao,
  hoje: DataCivil,
  idioma: Idioma,
): Promise<RespostaServidor<typeof emissaoDeBoletosApi.preverEmissao>> {
  const { planejados, recusas } = await planejar(db, await idsDaEscolha(db, pedido), pedido, hoje);
  const soma = (lista: readonly BoletoPlanejado[]): number => lista.reduce((total, b) => total + b.valorCentavos, 0);
  return {
    quantidade: planejados.length,
    totalCentavos: soma(planejados),
    porConta: [...Map.groupBy(planejados, (b) => b.titulo.contaNome)].map(([contaNome, lista]) => ({
      contaNome,
      quantidade: lista.length,
      totalCentavos: soma(lista),
    })),
    recusados: recusas
      .slice(0, 100)
      .map(({ titulo, erro }) => ({ tituloId: titulo.id, numero: titulo.numero, codigo: erro.code, mensagem: erro.mensagem(idioma) })),
    totalRecusados: recusas.length,
  };
}

/**
 * Issues a slip for each title of a choice that can have one; the others stay as they are. Numbers come from the counters of
 * what the bank counts by, locked until the end: no two slips share one. Titles are locked in the order of their ids.
 * Throws NADA_A_EMITIR, MUITOS_BOLETOS, NUMERACAO_ESGOTADA, VENCIMENTO_PASSADO.
 */
export async function emitirBoletos(ato: Ato, pedido: PedidoDeEmissao): Promise<BoletosEmitidos> {
  const { tx, quem, hoje } = ato;
  const ids = await idsDaEscolha(tx, pedido);
  // Whoever settles, cancels or issues for one of these titles meanwhile waits for us, or we for them.
  await travarTitulos(tx, ids);
  const { planejados, recusas } = await planejar(tx, ids, pedido, hoje);
  if (planejados.length === 0) {
    const [primeira] = recusas;
    throw recusas.length === 1 && primeira ? primeira.erro : nadaAEmitir(recusas);
  }
  const numerados = await numerar(ato, planejados);
  const { rows } = await sql<{ id: number; tituloId: number }>`
    with entrada as materialized (
      select * from json_to_recordset(${JSON.stringify(numerados)}::json) as e(ordem int, "tituloId" bigint, "contaBancariaId" bigint, "nossoNumero" text, impresso text,
        vencimento date, limite date, "vencimentoTitulo" date, "contaCobrancaId" bigint, "valorCentavos" bigint, "baseJurosCentavos" bigint, "descontoCentavos" bigint, "multaPercentual" numeric, "jurosPercentualMes" numeric, "amortizadoCentavos" bigint,
        "recebidoCentavos" bigint, "dispensadoCentavos" bigint,
        "codigoBarras" text, "linhaDigitavel" text, cobranca jsonb)
    ), novos as (
      insert into boletos (titulo_id, conta_bancaria_id, conta_cobranca_id, data_limite, vencimento_titulo, nosso_numero, nosso_numero_impresso, data_documento, data_vencimento, valor_centavos, base_juros_centavos, desconto_centavos,
        multa_percentual, juros_percentual_mes, amortizado_centavos, recebido_centavos, dispensado_centavos, codigo_barras, linha_digitavel, cobranca)
      select "tituloId", "contaBancariaId", "contaCobrancaId", limite, "vencimentoTitulo", "nossoNumero", impresso, ${hoje}::date, vencimento, "valorCentavos", "baseJurosCentavos", "descontoCentavos",
        "multaPercentual", "jurosPercentualMes", "amortizadoCentavos", "recebidoCentavos", "dispensadoCentavos", "codigoBarras", "linhaDigitavel", cobranca
      from entrada order by ordem returning id, titulo_id
    ), passos as (
      insert into boletos_situacoes (boleto_id, para, origem, usuario_id, usuario_nome)
      select id, 'gerada', 'emissao', ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)} from novos order by id
    )
    select id, titulo_id as "tituloId" from novos order by id`.execute(tx);
  await encerrarRecusas(
    ato,
    rows.map(({ id }) => id),
    'outro_boleto',
  );
  const porTitulo = new Map(numerados.map((b) => [b.tituloId, b]));
  await auditarVarios(
    ato,
    rows.map(({ id, tituloId }) => {
      const b = porTitulo.get(tituloId);
      return {
        acao: 'boleto.emitido',
        alvoTipo: 'boleto',
        alvoId: id,
        depois: { tituloId, nossoNumero: b?.impresso, vencimento: b?.vencimento, valorCentavos: b?.valorCentavos },
      };
    }),
  );
  return {
    ids: rows.map(({ id }) => id),
    emitidos: rows.length,
    recusados: recusas.length,
    totalCentavos: planejados.reduce((total, b) => total + b.valorCentavos, 0),
  };
}

/** Takes numbers, in the order of the registrations, and makes the codes. */
async function numerar({ tx, hoje }: Ato<unknown>, planejados: readonly BoletoPlanejado[]) {
  const porConta = [...Map.groupBy(planejados, (b) => b.contaCobrancaId)].toSorted(([a], [b]) => a - b);
  const pedidos = porConta.map(([conta, lista]) => ({
    conta,
    ano: anoDaNumeracao(lista[0]?.titulo.conta.bancoCodigo ?? '', hoje),
    quantidade: lista.length,
  }));
  const ultimos = await tomarNumeros(tx, pedidos);
  let ordem = 0;
  return porConta.flatMap(([conta, lista]) => {
    const ultimo = ultimos.get(conta) ?? 0;
    const maximo = bancoDe(lista[0]?.titulo.conta.bancoCodigo ?? '')?.sequencialMaximo(lista[0]?.cobranca ?? ({} as never)) ?? 0;
    if (ultimo > maximo) throw errosEmissaoDeBoleto.NUMERACAO_ESGOTADA({ conta: lista[0]?.titulo.contaNome ?? '' });
    return lista.map(({ titulo, cobranca, ...b }, i) => {
      const { impresso, ...numero } = numerarBoleto(titulo.conta.bancoCodigo, cobranca, {
        sequencial: ultimo - lista.length + 1 + i,
        documento: hoje,
        vencimento: b.vencimento,
        valorCentavos: b.valorCentavos,
      });
      return { ...b, ...numero, impresso, cobranca, ordem: (ordem += 1), tituloId: titulo.id, contaBancariaId: titulo.contaBancariaId };
    });
  });
}
