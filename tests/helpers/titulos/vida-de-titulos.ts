import { atoDe } from '../ato.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/oficina.ts';
import { taxaDoPagamento } from '#domains/financeiro/caixa/a-liquidar/liquidacao.ts';
import { fecharPeriodoFinanceiro, reabrirPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { liquidar, preverLiquidacao } from '#domains/financeiro/caixa/a-liquidar/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { desfazerAcordo } from '#domains/financeiro/titulos/acordos/server/oficina.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { mudarVencimento } from '#domains/financeiro/titulos/ficha/server/oficina.ts';
import { renegociar, simular } from '#domains/financeiro/titulos/acordos/novo/server/oficina.ts';
import { usarCredito } from '#domains/financeiro/titulos/baixas/server/oficina.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import type { AvisoDoBanco } from '#portal/demo/fim/dinheiro/retorno-do-banco.ts';
import { type DataCivil, proximoDiaUtil, somarDias } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { type Cobranca, dadosDaConta, importar, linhasDo, proximoArquivo } from '../boletos.ts';
import { fernanda, paulo, tituloDeTeste } from '../financeiro.ts';
import {
  abertoNo,
  devidoNo,
  estornar as estornarNoModelo,
  mudarVencimento as mudarNoModelo,
  pagar,
  recebidoDe,
  situacaoDe,
  type TituloDoModelo,
  ultimaDe,
} from './modelo-de-titulos.ts';

type Boleto = { nossoNumero: string; valor: number };
/** What the model knows of the whole school. */
export type Mundo = {
  titulos: Map<number, TituloDoModelo>;
  creditos: Map<number, number>;
  caixa: number;
  fechado: boolean;
};

/** A card whose money comes less its fee, once it is settled. */
export const termosDoCartao = { diasLiquidacao: 0, taxaPercentual: '3.0000', taxaFixaCentavos: centavos(7) };

/** The acts of random lives of titles: each does it to the product and to the model, or sees the product refuse it. */
export function atosDeTitulos(
  db: Db,
  c: Cobranca & { cartaoId: number },
  hoje: DataCivil,
  sortear: (n: number) => number,
): { mundo: Mundo; atos: Record<Ato, () => Promise<void>> } {
  const mundo: Mundo = { titulos: new Map(), creditos: new Map(), caixa: 0, fechado: false };
  const { titulos, creditos } = mundo;
  const ontem = somarDias(hoje, -1);
  const acordos = new Map<number, { antigos: number[]; novos: number[]; vivo: boolean }>();
  const usosDeCredito = new Map<number, { creditoId: number; valor: number }>();
  // What each payment left as credit, and what came by card: in no balance until it is settled, then less its fee.
  const creditoDaBaixa = new Map<number, { id: number; valor: number }>();
  const cartoes = new Map<number, { bruto: number; taxa: number; liquidado: boolean }>();
  const boletos = new Map<number, Boleto>();
  const noticias = new Set<string>();
  const mudados = new Set<number>();
  const escolher = <T>(lista: readonly T[]): T | undefined => lista[sortear(Math.max(1, lista.length))];
  const entre = (filtro: (m: TituloDoModelo) => boolean): number[] => [...titulos].filter(([, m]) => filtro(m)).map(([id]) => id);
  const naTransacao = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(db, fazer);
  const dinheiro = { contaBancariaId: c.contaBancariaId, formaPagamentoId: c.formaPagamentoId };
  const titulo = (id: number): TituloDoModelo => titulos.get(id) as TituloDoModelo;
  type Recusa = { code?: string; detalhe?: unknown };
  const recusaDe = async (fazer: () => Promise<unknown>, codigos: RegExp): Promise<Recusa> => {
    const causa = await fazer().then(
      () => null,
      (erro: unknown) => erro as Recusa,
    );
    expect(causa?.code ?? 'aceito').toMatch(codigos);
    return causa ?? {};
  };
  const recusado = async (fazer: () => Promise<unknown>, codigos: RegExp): Promise<void> => void (await recusaDe(fazer, codigos));
  const isMexido = (m: TituloDoModelo): boolean => m.situacao === 'renegociado' || recebidoDe(m) > 0;
  const desfeitoNoModelo = (a: { antigos: number[]; novos: number[]; vivo: boolean }): void => {
    a.vivo = false;
    for (const novo of a.novos) titulo(novo).situacao = 'cancelado';
    for (const antigo of a.antigos) titulo(antigo).situacao = 'vivo';
  };
  /** Today, yesterday or some days before: money of the past goes into the period that may be closed. */
  const umDia = (): DataCivil => (sortear(3) === 0 ? somarDias(hoje, -1 - sortear(12)) : hoje);

  const atos: Record<Ato, () => Promise<void>> = {
    async criar() {
      const valor = 1_000 + sortear(100_000);
      const desconto = sortear(2) === 0 ? 0 : Math.floor((valor * sortear(20)) / 100);
      const fixo = sortear(3) === 0 ? Math.floor(valor / 10) : 0;
      const vencimento = somarDias(hoje, 30 - sortear(90));
      const { id } = await tituloDeTeste(db, c, {
        valorCentavos: centavos(valor),
        descontoIncondicionalCentavos: centavos(fixo),
        descontoCondicionalCentavos: centavos(desconto),
        dataEmissao: somarDias(hoje, -90),
        dataVencimento: vencimento,
      });
      titulos.set(id, { liquido: valor - fixo, condicional: desconto, vencimento, pagos: new Map(), situacao: 'vivo' });
    },
    async emitir() {
      const id = escolher(entre(abertoNo).filter((x) => !boletos.has(x)));
      if (id === undefined) return;
      await naTransacao((tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [id], novoVencimento: somarDias(hoje, 5) }));
      const { rows } =
        await sql<Boleto>`select nosso_numero as "nossoNumero", valor_centavos as valor from boletos where titulo_id = ${id}`.execute(db);
      if (rows[0]) boletos.set(id, rows[0]);
    },
    async importar() {
      const escolhidos = [...boletos].filter(() => sortear(3) === 0).slice(0, 4);
      const avisos: (AvisoDoBanco & { tituloId: number; aplica: boolean })[] = [];
      for (const [tituloId, b] of escolhidos) {
        const m = titulo(tituloId);
        const dia = umDia();
        const credito = sortear(2) === 0 ? dia : hoje;
        const devido = devidoNo(m, dia).total;
        const umTerco = Math.floor(devido / 3);
        // Another amount is one that the account's tolerance does not take for the same.
        const certo = sortear(4) > 0 || devido - umTerco <= dadosDaConta.toleranciaCentavos;
        const pago = Math.max(1, certo ? devido : umTerco);
        const movimento = sortear(5) === 0 ? '02' : '06';
        // A payment that says the same as another one (slip, day of the credit, amount) waits for a person.
        const noticia = JSON.stringify([b.nossoNumero, credito, pago]);
        const nova = !noticias.has(noticia);
        if (movimento === '06') noticias.add(noticia);
        const aplica =
          nova &&
          movimento === '06' &&
          certo &&
          abertoNo(m) &&
          dia >= ultimaDe(m) &&
          !(mudados.has(tituloId) && dia < hoje) &&
          !(mundo.fechado && credito <= ontem) &&
          devido > 0;
        avisos.push({
          tituloId,
          aplica,
          nossoNumero: b.nossoNumero,
          movimento,
          valorCentavos: b.valor,
          pagoCentavos: movimento === '06' ? pago : 0,
          dia,
          credito,
        });
      }
      if (avisos.length === 0) return;
      // The same file twice in a row now and then: the second changes nothing.
      const arquivos = sortear(4) === 0 && avisos.length > 1 ? [avisos, avisos.toReversed()] : [avisos];
      const numero = proximoArquivo();
      for (const [vez, arquivo] of arquivos.entries()) {
        const retornoId = await importar(db, arquivo, { lote: 1 + sortear(3), numero });
        const linhas = await linhasDo(db, retornoId);
        const baixas = linhas.filter((l) => l.baixaId !== null).map((l) => l.baixaId ?? 0);
        expect(baixas.length, JSON.stringify({ arquivo, linhas })).toBe(vez === 0 ? avisos.filter((a) => a.aplica).length : 0);
        if (baixas.length === 0) continue;
        const { rows } = await sql<{
          id: number;
          tituloId: number;
        }>`select id, titulo_id as "tituloId" from baixas where id = any(${baixas})`.execute(db);
        for (const { id, tituloId } of rows) {
          const aviso = avisos.find((a) => a.tituloId === tituloId && a.aplica);
          pagar(titulo(tituloId), id, aviso?.dia ?? '', aviso?.pagoCentavos ?? 0);
          mundo.caixa += aviso?.pagoCentavos ?? 0;
        }
      }
    },
    async pagar() {
      const id = escolher([...titulos.keys()]);
      if (id === undefined) return;
      const m = titulo(id);
      const porCartao = sortear(4) === 0;
      const dataBaixa = porCartao ? somarDias(hoje, -10) : umDia();
      const falta = devidoNo(m, dataBaixa).total;
      const valor = Math.max(1, sortear(3) === 0 ? falta + sortear(2) * sortear(500) : 1 + sortear(Math.max(1, falta)));
      const formaPagamentoId = porCartao ? c.cartaoId : c.formaPagamentoId;
      const pedido = {
        ...dinheiro,
        formaPagamentoId,
        dataBaixa,
        excedenteComoCredito: true,
        itens: [{ tituloId: id, valorCentavos: valor }],
      };
      const receber = () => naTransacao((tx) => baixarTitulos(atoDe(tx, fernanda), pedido));
      if (!abertoNo(m)) return recusado(receber, /TITULO_JA_BAIXADO|TITULO_NAO_RECEBE/);
      // Charges were kept today, counting on nothing paid.
      if (mudados.has(id) && dataBaixa < hoje) return recusado(receber, /BAIXA_ANTERIOR_AO_VENCIMENTO|BAIXA_ANTERIOR_A_ULTIMA/);
      if (mundo.fechado && dataBaixa <= ontem) return recusado(receber, /PERIODO_FINANCEIRO_FECHADO|BAIXA_ANTERIOR_A_(ULTIMA|COBERTURA)/);
      if (dataBaixa < ultimaDe(m)) return recusado(receber, /BAIXA_ANTERIOR_A_(ULTIMA|COBERTURA)/);

      const feita = await receber();
      const baixaId = feita.baixas[0]?.id ?? 0;
      pagar(m, baixaId, dataBaixa, Math.min(valor, falta));
      if (porCartao) cartoes.set(baixaId, { bruto: valor, taxa: taxaDoPagamento(centavos(valor), termosDoCartao), liquidado: false });
      else mundo.caixa += valor;
      expect(feita.creditoCentavos).toBe(Math.max(0, valor - falta));
      if (feita.creditoCentavos === 0) return;
      const { rows } = await sql<{ id: number }>`select id from creditos where recibo_id = ${feita.reciboId}`.execute(db);
      creditos.set(rows[0]?.id ?? 0, feita.creditoCentavos);
      creditoDaBaixa.set(baixaId, { id: rows[0]?.id ?? 0, valor: feita.creditoCentavos });
    },
    async estornar() {
      const id = escolher(entre((m) => m.pagos.size > 0));
      if (id === undefined) return;
      const m = titulo(id);
      const baixaId = escolher([...m.pagos.keys()]) ?? 0;
      const estornar = () => naTransacao((tx) => estornarBaixa(atoDe(tx, paulo), { baixaId, motivo: 'Ensaio' }));
      if (m.situacao === 'renegociado') {
        // The refusal names the agreement that holds the title; while nothing happened to it, undoing it is the whole way.
        const [presoEm, outro] = [...acordos].find(([, a]) => a.vivo && a.antigos.includes(id)) ?? [];
        const intacto = outro !== undefined && !outro.novos.map(titulo).some(isMexido);
        const recusa = await recusaDe(estornar, intacto ? /^ESTORNO_PRESO_EM_ACORDO$/ : /^ESTORNO_PRESO_EM_ACORDO_PAGO$/);
        expect(recusa.detalhe).toMatchObject({ acordoId: presoEm });
        if (!intacto || presoEm === undefined || sortear(2) === 0) return;
        await naTransacao((tx) => desfazerAcordo(atoDe(tx, paulo), { id: presoEm, versao: 1, motivo: 'Para estornar' }));
        desfeitoNoModelo(outro);
      }
      const credito = creditoDaBaixa.get(baixaId);
      if (credito && creditos.get(credito.id) !== credito.valor) return recusado(estornar, /CREDITO_DO_RECIBO_USADO/);
      await estornar();
      const { principal, multa, juros } = m.pagos.get(baixaId) ?? { principal: 0, multa: 0, juros: 0 };
      estornarNoModelo(m, baixaId);
      if (credito) creditos.set(credito.id, 0);
      const uso = usosDeCredito.get(baixaId);
      const cartao = cartoes.get(baixaId);
      cartoes.delete(baixaId);
      if (uso) creditos.set(uso.creditoId, (creditos.get(uso.creditoId) ?? 0) + uso.valor);
      else if (!cartao) mundo.caixa -= principal + multa + juros + (credito?.valor ?? 0);
      else if (cartao.liquidado) mundo.caixa -= cartao.bruto - cartao.taxa;
      await recusado(estornar, /BAIXA_JA_ESTORNADA/);
    },
    async mudarVencimento() {
      const id = escolher(entre((m) => abertoNo(m)).filter((x) => !boletos.has(x)));
      if (id === undefined) return;
      const m = titulo(id);
      const fica = sortear(2) === 0 ? ('atual' as const) : ('novo' as const);
      const dataVencimento = somarDias(hoje, sortear(40));
      const { rows } = await sql<{ versao: number }>`select versao from titulos_receber where id = ${id}`.execute(db);
      const pedido = { id, versao: rows[0]?.versao ?? 0, dataVencimento, motivo: 'Mais prazo', fica };
      const mudar = () => naTransacao((tx) => mudarVencimento(atoDe(tx, paulo), pedido));
      if (recebidoDe(m) > 0) return recusado(mudar, /TITULO_MOVIMENTADO/);
      if ([...acordos.values()].some((a) => a.novos.includes(id))) return recusado(mudar, /VENCIMENTO_(NAO_MUDA|DE_ACORDO)/);
      if (dataVencimento === m.vencimento) return recusado(mudar, /VENCIMENTO_IGUAL/);
      await mudar();
      if (fica === 'novo') mudados.delete(id);
      else if (hoje > proximoDiaUtil(m.vencimento, 'bancario')) mudados.add(id);
      mudarNoModelo(m, hoje, dataVencimento, fica);
    },
    async liquidar() {
      const pendentes = [...cartoes.values()].filter((x) => !x.liquidado);
      const filtro = { ate: hoje, contaBancariaId: null, formaPagamentoId: null };
      const { quantidade, brutoCentavos, taxaCentavos } = await preverLiquidacao(db, filtro);
      const soma = (chave: 'bruto' | 'taxa') => pendentes.reduce((total, x) => total + x[chave], 0);
      expect([brutoCentavos, taxaCentavos]).toEqual([soma('bruto'), soma('taxa')]);
      const dataCredito = sortear(2) === 0 ? hoje : null;
      const vistos = { quantidade, brutoCentavos: centavos(brutoCentavos), taxaCentavos: centavos(taxaCentavos) };
      const fazer = () => naTransacao((tx) => liquidar(atoDe(tx, paulo), { ...filtro, ...vistos, dataCredito }));
      if (pendentes.length === 0) return recusado(fazer, /NADA_A_LIQUIDAR/);
      if (mundo.fechado && dataCredito === null) return recusado(fazer, /PERIODO_FINANCEIRO_FECHADO/);
      await fazer();
      mundo.caixa += brutoCentavos - taxaCentavos;
      for (const x of pendentes) x.liquidado = true;
    },
    async cancelar() {
      const id = escolher([...titulos.keys()]);
      if (id === undefined) return;
      const cancelar = () => naTransacao((tx) => cancelarTitulo(atoDe(tx, fernanda), { id, motivo: 'Ensaio' }));
      if (situacaoDe(titulo(id)) !== 'aberto') return recusado(cancelar, /CANCELAMENTO_NAO_PERMITIDO/);
      if ([...acordos.values()].some((a) => a.novos.includes(id))) return recusado(cancelar, /PARCELA_DE_ACORDO/);
      await cancelar();
      titulo(id).situacao = 'cancelado';
    },
    async renegociar() {
      const abertos = entre((m) => abertoNo(m)).slice(0, 1 + sortear(3));
      if (abertos.length === 0) return;
      const condicoes = {
        tituloIds: abertos,
        dispensaMultaPercentual: '0.0000',
        dispensaJurosPercentual: '0.0000',
        entradaCentavos: centavos(0),
        dataEntrada: hoje,
        parcelas: 1 + sortear(4),
        primeiroVencimento: somarDias(hoje, 30),
      };
      // The discount of who pays on time is not part of an agreement; the charges of today are.
      const esperado = abertos.reduce((soma, id) => {
        const { saldo, multa, juros } = devidoNo(titulo(id), hoje);
        return soma + saldo + multa + juros;
      }, 0);
      if (esperado < condicoes.parcelas) return;
      // A payment that was undone after the bank told of it waits for a person.
      const naFila = await sql`select 1 from v_pagamento_na_fila where titulo_id = any(${abertos}::bigint[]) limit 1`.execute(db);
      if (naFila.rows.length > 0) return recusado(() => simular(db, condicoes, hoje), /ACORDO_COM_PAGAMENTO_NA_FILA/);
      const { totalCentavos } = await simular(db, condicoes, hoje);
      expect(totalCentavos).toBe(esperado);
      const pedido = {
        ...condicoes,
        ...dinheiro,
        totalCentavos: centavos(totalCentavos),
        entradaPaga: false,
        motivoDispensa: null,
        observacao: null,
      };
      const feito = await naTransacao((tx) => renegociar(atoDe(tx, fernanda), pedido));
      for (const id of abertos) titulo(id).situacao = 'renegociado';
      const { rows } = await sql<{
        id: number;
        valor: number;
        vencimento: string;
      }>`select id, valor_centavos as valor, data_vencimento as vencimento
        from titulos_receber where id = any(${feito.titulos.map((x) => x.id)})`.execute(db);
      for (const { id, valor, vencimento } of rows)
        titulos.set(id, { liquido: valor, condicional: 0, vencimento, pagos: new Map(), situacao: 'vivo' });
      acordos.set(feito.id, { antigos: abertos, novos: rows.map((r) => r.id), vivo: true });
    },
    async desfazer() {
      const par = escolher([...acordos].filter(([, a]) => a.vivo));
      if (!par) return;
      const [id, a] = par;
      const novos = a.novos.map(titulo);
      const desfazer = () => naTransacao((tx) => desfazerAcordo(atoDe(tx, paulo), { id, versao: 1, motivo: 'Ensaio' }));
      if (novos.some((m) => m.situacao === 'renegociado')) return recusado(desfazer, /ACORDO_RENEGOCIADO_DE_NOVO|ACORDO_JA_PAGO/);
      if (novos.some((m) => recebidoDe(m) > 0)) return recusado(desfazer, /ACORDO_JA_PAGO/);
      await desfazer();
      desfeitoNoModelo(a);
    },
    async usarCredito() {
      const par = escolher([...creditos].filter(([, saldo]) => saldo > 0));
      const id = escolher(entre(abertoNo));
      if (!par || id === undefined) return;
      const [creditoId, saldo] = par;
      const valor = Math.min(saldo, devidoNo(titulo(id), hoje).total);
      const pedido = { creditoId, dataUso: hoje, itens: [{ tituloId: id, valorCentavos: valor }] };
      const baixaId = (await naTransacao((tx) => usarCredito(atoDe(tx, fernanda), pedido))).baixas[0]?.id ?? 0;
      pagar(titulo(id), baixaId, hoje, valor);
      usosDeCredito.set(baixaId, { creditoId, valor });
      creditos.set(creditoId, saldo - valor);
    },
    async fecharOuReabrir() {
      const { rows } = await sql<{ id: number; versao: number }>`select id, versao from periodos_financeiros
        where conta_bancaria_id = ${c.contaBancariaId} and data_fim = ${ontem}::date`.execute(db);
      const periodo = rows[0] as { id: number; versao: number };
      if (mundo.fechado) await naTransacao((tx) => reabrirPeriodoFinanceiro(atoDe(tx, paulo), { ...periodo, motivo: 'Ensaio' }));
      else {
        const { rows: saldos } = await sql<{
          n: Centavos;
        }>`select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0)::bigint as n
          from lancamentos_financeiros where conta_bancaria_id = ${c.contaBancariaId} and data_movimento <= ${ontem}::date`.execute(db);
        const fechamento = { ...periodo, saldoInformadoCentavos: saldos[0]?.n ?? centavos(0) };
        await naTransacao((tx) => fecharPeriodoFinanceiro(atoDe(tx, paulo), fechamento));
      }
      mundo.fechado = !mundo.fechado;
    },
  };
  return { mundo, atos };
}

/** How often each act comes. */
export const pesos = [
  'criar',
  'criar',
  'emitir',
  'emitir',
  'importar',
  'importar',
  'pagar',
  'pagar',
  'pagar',
  'pagar',
  'estornar',
  'estornar',
  'mudarVencimento',
  'mudarVencimento',
  'cancelar',
  'renegociar',
  'desfazer',
  'usarCredito',
  'liquidar',
  'fecharOuReabrir',
] as const;
export type Ato = (typeof pesos)[number];
