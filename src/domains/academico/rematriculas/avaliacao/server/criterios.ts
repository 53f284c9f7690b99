import { sql } from 'kysely';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { lerConfiguracao } from '#domains/academico/contratos/server/door.ts';
import { janelaDeVencimentos } from '#domains/academico/contratos/linhas/janela-de-vencimentos.ts';
import type { Criterios } from '../avaliar.ts';
import { errosRematricula as erros } from '#domains/academico/rematriculas/erros.ts';
import type { CriteriosPedidos } from '../esquemas.ts';

export type Ano = { id: number; ano: number };
type Anos = { origem: Ano; destino: Ano };
type Pedido = Pick<
  CriteriosPedidos,
  'movimento' | 'contratos' | 'dataMatricula' | 'aceitarPendentes' | 'itens' | 'primeiroVencimento' | 'formaPagamentoId' | 'descontoIds'
>;

/** The two years of a re-enrollment, the target after the source. @throws ANO_DESCONHECIDO, REMATRICULA_ANO_INVALIDO */
export async function lerAnos(db: Db | Tx, { anoOrigemId, anoDestinoId }: { anoOrigemId: number; anoDestinoId: number }): Promise<Anos> {
  const { rows } = await sql<Ano>`select id, ano from v_ano_letivo where id in (${anoOrigemId}, ${anoDestinoId})`.execute(db);
  const [origem, destino] = [anoOrigemId, anoDestinoId].map((id) => rows.find((a) => a.id === id));
  if (!origem) throw erros.ANO_DESCONHECIDO({}, { campos: ['anoOrigemId'] });
  if (!destino) throw erros.ANO_DESCONHECIDO({}, { campos: ['anoDestinoId'] });
  if (destino.ano <= origem.ano) throw erros.REMATRICULA_ANO_INVALIDO({}, { campos: ['anoDestinoId'] });
  return { origem, destino };
}

/**
 * No contract comes into force before it is signed, where the school asks for it.
 * @returns whether the school asks @throws REMATRICULA_EXIGE_ASSINATURA
 */
export async function conferirSemAssinatura(db: Db | Tx, contratos: Pedido['contratos']): Promise<boolean> {
  const { exigeAssinatura } = await lerConfiguracao(db);
  if (exigeAssinatura && contratos === 'ativo') throw erros.REMATRICULA_EXIGE_ASSINATURA({}, { campos: ['contratos'] });
  return exigeAssinatura;
}

/** First due date when none is given: the tenth of January, or today once it has passed. */
export function vencimentoPadrao(ano: number, hoje: DataCivil): DataCivil {
  const dezDeJaneiro = `${ano}-01-10`;
  return dezDeJaneiro < hoje ? hoje : dezDeJaneiro;
}

/**
 * Dates decided and checked. Enrolling happens today or before, so that it can be undone today: an exit is never before the entry.
 * @throws REMATRICULA_AINDA_NAO, REMATRICULA_DATA_INVALIDA, REMATRICULA_VENCIMENTO_INVALIDO
 */
export function decidirCriterios(pedido: Pedido, destino: Ano, hoje: DataCivil, formas: readonly { id: number }[]): Criterios {
  const dataMatricula = pedido.dataMatricula ?? hoje;
  const de = `${destino.ano - 1}-01-01`;
  if (de > hoje) throw erros.REMATRICULA_AINDA_NAO({ ano: destino.ano, de: formatarData(de) }, { campos: ['anoDestinoId'] });
  if (dataMatricula < de || dataMatricula > hoje) {
    throw erros.REMATRICULA_DATA_INVALIDA({ de: formatarData(de), ate: formatarData(hoje) }, { campos: ['dataMatricula'] });
  }
  const primeiroVencimento = pedido.primeiroVencimento ?? vencimentoPadrao(destino.ano, hoje);
  const janela = janelaDeVencimentos(destino.ano);
  // Titles are issued on the day of the run: one that falls due before it would be born overdue.
  const desde = janela.de < hoje ? hoje : janela.de;
  if (pedido.contratos !== 'nenhum' && (primeiroVencimento < desde || primeiroVencimento > janela.ate)) {
    throw erros.REMATRICULA_VENCIMENTO_INVALIDO(
      { de: formatarData(desde), ate: formatarData(janela.ate) },
      { campos: ['primeiroVencimento'] },
    );
  }
  const formaPagamentoId = pedido.formaPagamentoId ?? formas[0]?.id ?? 0;
  if (pedido.contratos !== 'nenhum' && !formas.some(({ id }) => id === formaPagamentoId)) {
    throw erros.FORMA_PAGAMENTO_INATIVA({}, { campos: ['formaPagamentoId'] });
  }
  const descontoIds = pedido.descontoIds === null ? null : new Set(pedido.descontoIds);
  const { movimento, contratos, aceitarPendentes, itens } = pedido;
  return { movimento, contratos, dataMatricula, aceitarPendentes, cobranca: { itens, primeiroVencimento, formaPagamentoId, descontoIds } };
}
