import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { centavos, somar } from '#shared/dinheiro.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Presente } from '#platform/server/ato.ts';
import { conferirSaida, outrasDoFalecido, recusaDaSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';
import { preverCancelamento, type PreviaDeCancelamento } from '#domains/academico/contratos/ciclo/cancelamento/server/door.ts';
import type { saidasApi } from '../api.ts';
import { nuncaValeu } from '../../situacoes.ts';
import type { AcaoDoContrato } from '../esquemas.ts';
import { contratosVigentes, efeitoNaMorte } from './contratos-vigentes.ts';
import { multaPedida } from './multa-pedida.ts';

type Pedido = EntradaServidor<typeof saidasApi.preverSaida>['body'];

/** What is missing, and what the choice made for the contract comes to; nothing is written. @throws NAO_ENCONTRADO */
export async function preverSaida(
  db: Db,
  c: Presente,
  { id, verbo, dataMovimento, contrato }: Pedido & { id: number },
): Promise<RespostaServidor<typeof saidasApi.preverSaida>> {
  const morte = verbo === 'falecimento';
  const outras = morte ? await outrasDoFalecido(db, id) : [];
  const conferencia = await conferirSaida(db, c, { id, data: dataMovimento, encerradas: outras.map((o) => o.id) });
  // Money of contracts is for who may see contracts; the movement itself needs no look at it.
  const matriculas = podeVerContratos(c) ? [id, ...outras.map((o) => o.id)] : [];
  const dataEfeito = contrato.dataEfeito ?? dataMovimento;
  const multa = contrato.acao === 'cancelar' ? multaPedida(contrato.multa) : null;
  // Kept or suspended, a contract asks nothing of its agreements.
  const acordos = contrato.acao === 'cancelar' ? { manterAcordos: contrato.manterAcordos, morte } : { manterAcordos: true };
  const contratos: PreviaDeCancelamento[] = [];
  for (const matriculaId of matriculas) {
    const contratoId = (await contratosVigentes(db, matriculaId)).map((v) => v.id);
    const desde = morte ? await efeitoNaMorte(db, matriculaId, dataEfeito, c.hoje) : dataEfeito;
    contratos.push(...(await preverCancelamento(db, { contratoId, dataEfeito: desde, multa, ...acordos }, c.hoje)).contratos);
  }
  const recusa = await recusaDaSaida(db, c, { id, verbo, dataMovimento });
  const impedimento = recusa && { codigo: recusa.code, mensagem: recusa.mensagem(c.idioma) };
  return {
    conferencia,
    dataEfeito,
    impedimento,
    outras,
    contratos: contratos.map((p) => ({ ...comoSegue(p, contrato.acao), id: p.contratoId })),
  };
}

/**
 * What never came into force ends with the exit on the day it is recorded, whichever day is chosen, or waits. A contract that is suspended
 * already is not suspended again: everything of it stays as it is.
 */
function comoSegue(p: PreviaDeCancelamento, acao: AcaoDoContrato): PreviaDeCancelamento {
  if (nuncaValeu(p)) return { ...p, impedimento: null };
  if (acao !== 'suspender' || p.situacao !== 'suspenso') return p;
  const nenhum = { quantidade: 0, somaCentavos: 0 };
  const devidos = {
    quantidade: p.devidos.quantidade + p.cancelados.quantidade,
    somaCentavos: somar([centavos(p.devidos.somaCentavos), centavos(p.cancelados.somaCentavos)]),
  };
  return { ...p, cancelados: nenhum, suspensos: nenhum, devidos, multaCentavos: 0, multas: [], impedimento: null };
}

const podeVerContratos = ({ quem }: Presente): boolean =>
  (['visualizar', 'listar', 'editar'] as const).some((acao) => pode(quem, `contratos:${acao}`));
