import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import { type Circunstancia, conferirSaida } from '#domains/academico/matriculas/server/door.ts';
import { preverCancelamento } from '../../server/prever-cancelamento.ts';
import type { saidasApi } from '../api.ts';
import { contratosVigentes } from './contratos-vigentes.ts';
import { multaPedida } from './multa-pedida.ts';

type Pedido = EntradaServidor<typeof saidasApi.preverSaida>['body'];

/** What is missing, and what the choice made for the contract comes to; nothing is written. @throws NAO_ENCONTRADO */
export async function preverSaida(
  db: Db,
  c: Circunstancia,
  { id, dataMovimento, contrato }: Pedido & { id: number },
): Promise<RespostaServidor<typeof saidasApi.preverSaida>> {
  const conferencia = await conferirSaida(db, c, { id, data: dataMovimento });
  // Money of contracts is for who may see contracts; the movement itself needs no look at it.
  const vigentes = podeVerContratos(c) ? await contratosVigentes(db, id) : [];
  const dataEfeito = contrato.dataEfeito ?? dataMovimento;
  const { contratos } = await preverCancelamento(
    db,
    { contratoId: vigentes.map((v) => v.id), dataEfeito, multa: contrato.acao === 'cancelar' ? multaPedida(contrato.multa) : null },
    c.fuso,
  );
  return {
    conferencia,
    dataEfeito,
    contratos: contratos.map((p) => ({ ...p, id: p.contratoId })),
  };
}

const podeVerContratos = ({ quem }: Circunstancia): boolean =>
  (['visualizar', 'listar', 'editar'] as const).some((acao) => pode(quem, `contratos:${acao}`));
