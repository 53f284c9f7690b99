import { ouRecusaDepois } from '#shared/julgar-cada.ts';
import { errosDoBanco } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { conferirPeriodoAberto } from '#domains/financeiro/caixa/server/door.ts';
import { type DataCivil, formatarData, formatarInstante } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais } from '#shared/dinheiro.ts';
import { ErroNegocio, type Textos } from '#shared/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { comporBaixaInteira, type EsperadoDoBoleto, quita } from '../diferenca.ts';
import { isEmAberto, situacaoEmFrase } from '#domains/financeiro/titulos/situacoes.ts';
import { valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { type BaixaRegistrada, baixasVivas, type TituloTravado, travarTitulos } from '#domains/financeiro/titulos/server/carregar.ts';
import { gravarBaixas, registrarAjustes } from '#domains/financeiro/titulos/baixas/server/gravar-baixas.ts';
import { type BaixaFeita, type BaixaPronta, recusaPelaData } from '#domains/financeiro/titulos/baixas/server/preparar-baixa.ts';
import { registrarMovimentos } from '#domains/financeiro/titulos/baixas/server/registrar-movimentos.ts';
import '#domains/financeiro/titulos/server/restricoes.ts';

export type PagamentoDoBanco = {
  /** What the caller knows the payment by. */
  chave: number;
  tituloId: number;
  valorCentavos: Centavos;
  /** The day the payer paid, which decides what was owed. */
  dataBaixa: DataCivil;
  /** The day the money reached the account. */
  dataCredito: DataCivil;
  contaBancariaId: number;
  formaPagamentoId: number;
  toleranciaCentavos: Centavos;
  esperado: EsperadoDoBoleto | null;
  /** Somebody accepts the difference, and forgives what is missing when there is a reason. */
  aMao?: { dispensaMotivo: string | null };
};
type Baixa = BaixaFeita['baixas'][number] & { reciboNumero: number };
export type ResultadoDoBanco = { feitas: Map<number, Baixa>; recusas: Map<number, ErroNegocio> };
type Plano = { prontas: (BaixaPronta & { chave: number })[]; recusas: Map<number, ErroNegocio> };

/**
 * Settles what banks report as paid: each payment settles its title whole, with a receipt of its own, or is refused by
 * itself with the reason (TITULO_NAO_ENCONTRADO, TITULO_JA_BAIXADO, TITULO_NAO_RECEBE, VALOR_DIVERGENTE, DATA_BAIXA_FUTURA,
 * BAIXA_ANTERIOR_A_ULTIMA, BAIXA_ANTERIOR_A_COBERTURA, BAIXA_ANTERIOR_AO_VENCIMENTO, BAIXA_ANTERIOR_A_DISPENSA, PERIODO_FINANCEIRO_FECHADO, SEM_PERIODO_FINANCEIRO); the others go on. A dozen statements, however many.
 */
export async function baixarDoBanco(ato: Ato<Pessoa>, pagamentos: readonly PagamentoDoBanco[]): Promise<ResultadoDoBanco> {
  const { prontas, recusas } = await planejar(ato, pagamentos, { travar: true });
  if (prontas.length === 0) return { feitas: new Map(), recusas };
  const gravadas = await gravarBaixas(ato, prontas);
  await registrarAjustes(ato, prontas, gravadas.ids);
  await registrarMovimentos(ato, prontas, gravadas);
  const feitas = new Map<number, Baixa>();
  for (const { chave, recibo } of prontas) {
    const feita = gravadas.feitas[recibo];
    const [baixa] = feita?.baixas ?? [];
    if (feita && baixa) feitas.set(chave, { ...baixa, reciboNumero: feita.reciboNumero });
  }
  return { feitas, recusas };
}

/** What `baixarDoBanco` would refuse now, and why; changes and locks nothing but the financial periods it looks at. */
export async function preverDoBanco(ato: Ato<unknown>, pagamentos: readonly PagamentoDoBanco[]): Promise<Map<number, ErroNegocio>> {
  return (await planejar(ato, pagamentos, { travar: false })).recusas;
}

/** Who settles a title that another payment of the same call takes: nobody has yet. */
const outraLinha = { br: 'outra linha deste mesmo arquivo', en: 'another line of this same file' };
/** An agreement that broke covers titles of before it with what it received, and ends its own. */
const peloAcordo = (acordo: number): Textos => ({ br: `quebra do acordo ${acordo}`, en: `the breaking of agreement ${acordo}` });

async function planejar(
  { tx, fuso, hoje }: Ato<unknown>,
  pagamentos: readonly PagamentoDoBanco[],
  { travar }: { travar: boolean },
): Promise<Plano> {
  if (pagamentos.length === 0) return { prontas: [], recusas: new Map() };
  const ids = [...new Set(pagamentos.map((p) => p.tituloId))];
  const lidos = await travarTitulos(tx, ids, [], { travar });
  const titulos = new Map(lidos.map((t) => [t.id, t]));
  const vivas = await baixasVivas(tx, ids);
  const quemBaixou = await ultimasBaixas(
    tx,
    lidos.filter((t) => t.situacao === 'baixado').map((t) => t.id),
  );
  const fechados = await periodosFechados(tx, pagamentos);
  const tomados = new Set<number>();
  const plano: Plano = { prontas: [], recusas: new Map() };
  for (const p of pagamentos) {
    const titulo = titulos.get(p.tituloId);
    const jaPago = (): ErroNegocio => {
      const ultima = quemBaixou.get(p.tituloId);
      return errosTitulos.TITULO_JA_BAIXADO({
        numero: titulo?.numero ?? '',
        usuario: ultima?.usuario ?? outraLinha,
        em: ultima ? formatarInstante(ultima.em, fuso) : formatarData(p.dataBaixa),
      });
    };
    const recusa =
      titulo === undefined
        ? errosTitulos.TITULO_NAO_ENCONTRADO()
        : tomados.has(titulo.id) || titulo.situacao === 'baixado'
          ? jaPago()
          : !isEmAberto(titulo.situacao)
            ? errosTitulos.TITULO_NAO_RECEBE({ numero: titulo.numero, ...situacaoEmFrase(titulo.situacao) })
            : p.dataBaixa > hoje
              ? errosTitulos.DATA_BAIXA_FUTURA({ hoje: formatarData(hoje) })
              : fechados.get(chaveDoPeriodo(p));
    if (recusa !== undefined || titulo === undefined) {
      plano.recusas.set(p.chave, recusa ?? errosTitulos.TITULO_NAO_ENCONTRADO());
      continue;
    }
    const pronta = preparar(titulo, vivas.get(titulo.id) ?? [], p, { recibo: plano.prontas.length, fuso });
    if (pronta instanceof ErroNegocio) plano.recusas.set(p.chave, pronta);
    else {
      tomados.add(titulo.id);
      plano.prontas.push({ ...pronta, chave: p.chave });
    }
  }
  return plano;
}

function preparar(
  titulo: TituloTravado,
  vivas: readonly BaixaRegistrada[],
  p: PagamentoDoBanco,
  { recibo, fuso }: { recibo: number; fuso: string },
): BaixaPronta | ErroNegocio {
  const recusa = recusaPelaData(titulo, vivas, p.dataBaixa, fuso);
  if (recusa) return recusa;
  const devido = valorDevido(titulo, vivas, p.dataBaixa);
  if (devido.totalCentavos === 0 && p.aMao) return errosTitulos.NADA_DEVIDO({ numero: titulo.numero });
  if (!p.aMao && !quita(p.valorCentavos, devido.totalCentavos, p.toleranciaCentavos, p.esperado, titulo))
    return errosDoBanco.VALOR_DIVERGENTE({
      numero: titulo.numero,
      valor: formatarReais(p.valorCentavos),
      devido: formatarReais(devido.totalCentavos),
      tolerancia: formatarReais(p.toleranciaCentavos),
    });
  const { ajusteCentavos, ...composicao } = comporBaixaInteira(devido, p.valorCentavos);
  const motivo = p.aMao?.dispensaMotivo ?? null;
  return {
    titulo,
    valorCentavos: p.valorCentavos,
    composicao,
    ...(ajusteCentavos > 0
      ? { ajuste: { tipo: motivo === null ? 'arredondamento' : 'dispensa', valorCentavos: ajusteCentavos, motivo } }
      : {}),
    situacao: 'baixado',
    amortizadoCentavos: centavos(titulo.valorCentavos - titulo.descontoIncondicionalCentavos),
    recebidoCentavos: centavos(titulo.recebidoCentavos + p.valorCentavos),
    pedido: {
      dataBaixa: p.dataBaixa,
      dataCredito: p.dataCredito,
      contaBancariaId: p.contaBancariaId,
      formaPagamentoId: p.formaPagamentoId,
      itens: [],
    },
    recibo,
    excedenteCentavos: centavos(0),
  };
}

const chaveDoPeriodo = (p: PagamentoDoBanco): string => `${p.contaBancariaId} ${p.dataCredito}`;

/** Why money cannot come in on the days of some payments; the open periods of the others stay open until the transaction ends. */
async function periodosFechados(tx: Tx, pagamentos: readonly PagamentoDoBanco[]): Promise<Map<string, ErroNegocio>> {
  const fechados = new Map<string, ErroNegocio>();
  const dias = new Map(pagamentos.map((p) => [chaveDoPeriodo(p), p]));
  for (const [chave, p] of [...dias].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const recusa = await ouRecusaDepois(conferirPeriodoAberto(tx, p.contaBancariaId, p.dataCredito));
    if (recusa instanceof ErroNegocio) fechados.set(chave, recusa);
  }
  return fechados;
}

type Ultima = { usuario: string | Textos; em: string };

/** Who settled titles and when: by a payment of their own, or by an agreement that broke. */
async function ultimasBaixas(tx: Tx, ids: readonly number[]): Promise<Map<number, Ultima>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ tituloId: number; usuario: string | null; acordo: number | null; em: string }>`
    select distinct on (titulo_id) titulo_id as "tituloId", usuario, acordo, em from (
      select b.titulo_id, b.usuario_nome as usuario, null::bigint as acordo, b.created_at as em from baixas b
        where b.titulo_id = any(${ids as number[]}) and not exists (select 1 from estornos e where e.baixa_id = b.id)
      union all select x.titulo_id, null, a.numero, s.created_at
        from (select titulo_id, acordo_id from acordos_titulos union all select titulo_id, acordo_id from acordos_parcelas) x
          join acordos a on a.id = x.acordo_id join acordos_situacoes s on s.acordo_id = a.id and s.para = 'quebrado'
        where x.titulo_id = any(${ids as number[]})) x
    order by titulo_id, em desc`.execute(tx);
  return new Map(rows.map(({ tituloId, usuario, acordo, em }) => [tituloId, { usuario: usuario ?? peloAcordo(acordo ?? 0), em }]));
}
