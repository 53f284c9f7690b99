import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosLancamento as erros } from '../erros.ts';

type Linha = { contaId: number; centroCustoId: number | null };
type Conta = { id: number; codigo: string; nome: string; tipo: string; ativa: boolean; exigeCentroCusto: boolean };

/** Every line stands on an account that takes entries, with the cost centre that it asks for and one that exists; what does not is told by its field. */
export async function conferirContas(tx: Tx, partidas: readonly Linha[]): Promise<void> {
  const { rows } = await sql<Conta>`select id, codigo, nome, tipo, ativa, exige_centro_custo as "exigeCentroCusto" from contas_contabeis
    where id = any(${partidas.map((p) => p.contaId)}::bigint[])`.execute(tx);
  const contas = new Map(rows.map((c) => [c.id, c]));
  const recusar = (
    serve: (conta: Conta | undefined, linha: Linha) => boolean,
    erro: typeof erros.CONTA_SINTETICA,
    campo = 'contaId',
  ): void => {
    const onde = partidas.flatMap((linha, i) => (serve(contas.get(linha.contaId), linha) ? [{ i, conta: contas.get(linha.contaId) }] : []));
    const [primeira] = onde;
    if (primeira) throw erro({ conta: nomeDe(primeira.conta) }, { campos: onde.map(({ i }) => `partidas.${i}.${campo}`) });
  };
  const desconhecidas = partidas.flatMap(({ contaId }, i) => (contas.has(contaId) ? [] : [`partidas.${i}.contaId`]));
  if (desconhecidas.length > 0) throw erros.CONTA_CONTABIL_DESCONHECIDA({}, { campos: desconhecidas });
  recusar((conta) => conta?.tipo === 'sintetica', erros.CONTA_SINTETICA);
  recusar((conta) => conta?.ativa === false, erros.CONTA_CONTABIL_INATIVA);
  recusar(
    (conta, linha) => conta?.exigeCentroCusto === true && linha.centroCustoId === null,
    erros.CENTRO_DE_CUSTO_EXIGIDO,
    'centroCustoId',
  );
  const { rows: centros } = await sql<{ id: number }>`select id from v_centro_custo
    where id = any(${partidas.map((p) => p.centroCustoId)}::bigint[])`.execute(tx);
  const semCentro = partidas.flatMap(({ centroCustoId }, i) =>
    centroCustoId === null || centros.some(({ id }) => id === centroCustoId) ? [] : [`partidas.${i}.centroCustoId`],
  );
  if (semCentro.length > 0) throw erros.CENTRO_DE_CUSTO_DESCONHECIDO({}, { campos: semCentro });
}

const nomeDe = (conta: Conta | undefined): string => (conta ? `${conta.codigo} ${conta.nome}` : '—');
