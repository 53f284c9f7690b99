import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { chaveImpressa, contaDosBoletos, type DadosDoBoleto, isDaConta } from '#domains/financeiro/boletos/codigos/dados-impressos.ts';
import { baixaEnviada, baixaPedida } from '#domains/financeiro/boletos/server/baixa-enviada.ts';
import type { ContaDaRemessa } from '#domains/financeiro/boletos/contas/server/door.ts';
import { desatualizado, prorrogavel } from '#domains/financeiro/boletos/server/desatualizado.ts';

/** What slip `b` keeps of the account that it was made under. */
export const dadosDoBoleto = sql`(b.cobranca - array['especie', 'aceite', 'instrucoes'])`;

/** Whether the due date that slip `b` and its title have is to be told once more to the bank, which had refused it. */
const pedidoDeNovo = sql`(b.vencimento_pedido_em is not null and not ${baixaPedida} and not ${desatualizado})`;

/**
 * What the files of a carteira and convênio would ask of the bank: which slips begin, which end there, which fall due on another day, and which
 * end here unsent.
 */
export const aEnviar = (cobranca: number): RawBuilder<unknown> => sql`
  select b.id, b.valor_centavos, ${dadosDoBoleto} as dados,
    case when ${prorrogavel} or ${pedidoDeNovo} then 'vencimento' when b.situacao <> 'gerada' then 'baixa' when ${desatualizado} then 'descarte' else 'entrada' end as movimento
  from boletos b join v_titulo_saldo s on s.id = b.titulo_id
  where b.conta_cobranca_id = ${cobranca} and (b.situacao = 'gerada'
    or b.situacao in ('enviada', 'registrada') and (${baixaPedida} or ${desatualizado} or ${pedidoDeNovo})
      and not ${baixaEnviada})`;

export type ProximoArquivo = {
  /** The account as its slips were printed. */
  conta: ContaDaRemessa;
  /** Whether the account says something else since. */
  anterior: boolean;
  /** What the slips of this file keep of their account. */
  dados: DadosDoBoleto[];
  entradas: number;
  baixas: number;
  vencimentos: number;
  totalCentavos: Centavos;
  /** Slips of the account that go in other files. */
  restam: number;
  descartados: number;
};
type Linha = { dados: DadosDoBoleto; entradas: number; baixas: number; vencimentos: number; descartados: number; totalCentavos: Centavos };

/**
 * The next file of an account. A file names one account, carteira and convênio, those that its slips were printed with: after a change of
 * the account's data the older slips go first, in a file of theirs, and the others in the next one.
 */
export async function proximoArquivo(db: Db | Tx, conta: ContaDaRemessa): Promise<ProximoArquivo> {
  const { rows } = await sql<Linha>`
    select dados, (count(*) filter (where movimento = 'entrada'))::int as entradas, (count(*) filter (where movimento = 'baixa'))::int as baixas,
      (count(*) filter (where movimento = 'vencimento'))::int as vencimentos,
      (count(*) filter (where movimento = 'descarte'))::int as descartados, coalesce(sum(valor_centavos) filter (where movimento = 'entrada'), 0)::bigint as "totalCentavos"
    from (${aEnviar(conta.cobrancaId)}) a group by dados order by min(id)`.execute(db);
  const comPedidos = rows.filter((r) => r.entradas + r.baixas + r.vencimentos > 0);
  const chave = ({ dados }: Linha): string => chaveImpressa(dados.bancoCodigo, dados);
  const [primeira] = comPedidos;
  const deste = primeira ? comPedidos.filter((r) => chave(r) === chave(primeira)) : [];
  const soma = (linhas: readonly Linha[], campo: 'entradas' | 'baixas' | 'vencimentos' | 'descartados' | 'totalCentavos'): number =>
    linhas.reduce((total, r) => total + r[campo], 0);
  const [entradas, baixas, vencimentos] = [soma(deste, 'entradas'), soma(deste, 'baixas'), soma(deste, 'vencimentos')];
  const ultima = deste.at(-1);
  return {
    conta: ultima ? contaDosBoletos(conta, ultima.dados) : conta,
    anterior: ultima !== undefined && !isDaConta(conta, ultima.dados),
    dados: deste.map((r) => r.dados),
    entradas,
    baixas,
    vencimentos,
    totalCentavos: centavos(soma(deste, 'totalCentavos')),
    restam: soma(comPedidos, 'entradas') + soma(comPedidos, 'baixas') + soma(comPedidos, 'vencimentos') - entradas - baixas - vencimentos,
    descartados: soma(rows, 'descartados'),
  };
}
